import GlobeOff from 'lucide-react/icons/globe-off';
import LightbulbOff from 'lucide-react/icons/lightbulb-off';
import RadioOff from 'lucide-react/icons/radio-off';
import ServerOff from 'lucide-react/icons/server-off';
import type { LucideIcon } from 'lucide-react';
import type { OutageId, Outcome } from '@/content/outages/types';
import { LineDashes, LineDead, LinePath } from './line';

/** What is down, crossed out. */
const icons: Record<OutageId, LucideIcon> = {
  internet: GlobeOff,
  power: LightbulbOff,
  cell: RadioOff,
  servers: ServerOff,
};

/** How much of the line is left behind it: all, a part, nothing. */
export const ways: Record<Outcome, typeof LinePath> = {
  works: LinePath,
  'in-part': LineDashes,
  fails: LineDead,
};

/** What is down, in a ring, as an image of 48 by 48. */
export function OutageRing({ outage }: { outage: OutageId }) {
  const Icon = icons[outage];
  return (
    <>
      <circle cx="24" cy="24" r="22.5" className="fill-surface stroke-outline" strokeWidth="3" />
      <Icon x="11" y="11" width="26" height="26" strokeWidth={1.75} />
    </>
  );
}
