import LightbulbOff from 'lucide-react/icons/lightbulb-off';
import RadioOff from 'lucide-react/icons/radio-off';
import ServerOff from 'lucide-react/icons/server-off';
import { cx } from '@/components/lib/cx';
import type { ComponentType, SVGProps } from 'react';
import type { OutageId, Outcome } from '@/content/outages/types';
import { LineDashes, LineDead, LinePath } from './svg-line';

/** Lucide's icon has too many lines for this size. */
const GlobeOff = ({ className, ...props }: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 24 24"
    className={cx('fill-none stroke-current', className)}
    strokeLinecap="round"
    {...props}
  >
    <path d="M12 3a9 9 0 1 0 0 18 9 9 0 1 0 0-18Zm0 0c-5 4-5 14 0 18 5-4 5-14 0-18M3 12h18" />
    <path d="m4 4 17 17" className="stroke-surface" strokeWidth="5" />
    <path d="m3 3 18 18" />
  </svg>
);

/** The icons of the outages: what is down, crossed out. */
const icons: Record<OutageId, ComponentType<SVGProps<SVGSVGElement>>> = {
  internet: GlobeOff,
  power: LightbulbOff,
  cell: RadioOff,
  servers: ServerOff,
};

/** The line behind an outage's icon, by how much is left: whole, dashed or gray. */
export const ways: Record<Outcome, typeof LinePath> = {
  works: LinePath,
  'in-part': LineDashes,
  fails: LineDead,
};

/** The colors of the words and marks of the outcomes on dark. On light they have the color of the text. */
export const outcomeColors: Record<Outcome, string> = {
  works: cx('in-[.on-dark]:text-selected'),
  'in-part': cx('in-[.on-dark]:text-attention'),
  fails: cx('in-[.on-dark]:text-on-dark-soft'),
};

/** An outage's icon in a ring, where a line begins. */
export function OutageHead({ outage, className }: { outage: OutageId; className: string }) {
  const Icon = icons[outage];
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" className={cx('shrink-0', className)}>
      <circle
        cx="24"
        cy="24"
        r="22.5"
        className="fill-surface stroke-outline in-[.on-dark]:stroke-surface"
        strokeWidth="3"
      />
      <Icon x="11" y="11" width="26" height="26" strokeWidth={1.75} className="text-strong" />
    </svg>
  );
}
