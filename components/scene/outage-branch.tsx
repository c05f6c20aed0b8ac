import { cx } from '@/components/lib/cx';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import type { Outcome } from '@/content/outages/types';
import type { ReactNode } from 'react';
import { ways } from './outage-parts';

/** The row of each outcome from 1240 px, where the outages are side by side. */
const rows: Record<Outcome, string> = {
  works: cx('roomy:row-start-2'),
  'in-part': cx('roomy:row-start-3'),
  fails: cx('roomy:row-start-4'),
};

type OutageBranchProps = { stations: readonly { outcome: Outcome; text: ReactNode }[] };

/**
 * What works in an outage, what works in part and what fails, on dark: stations of a line that comes down from
 * the outage's icon. A phone shows only their marks.
 */
export const OutageBranch = ({ stations }: OutageBranchProps) => (
  <ul className="grid gap-y-1.5 text-small md:gap-y-3 md:pt-4 md:text-detail md:leading-normal roomy:contents">
    {stations.map(({ outcome, text }, index) => {
      const next = stations[index + 1];
      return (
        <li key={outcome} className={cx('relative flex gap-2 md:gap-4 md:pl-4', rows[outcome])}>
          {index === 0 && <Way outcome={outcome} className="-top-5 h-8 roomy:-top-3 roomy:h-6" />}
          {next && <Way outcome={next.outcome} className="top-3 h-[calc(100%+theme(spacing.3))]" />}
          <OutcomeMark outcome={outcome} className="relative mt-0.75 md:rounded-full md:bg-dark" />
          <p className="text-on-dark-soft">{text}</p>
        </li>
      );
    })}
  </ul>
);

/** The part of the line that leads to a station. */
function Way({ outcome, className }: { outcome: Outcome; className: string }) {
  const Line = ways[outcome];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 6 100"
      preserveAspectRatio="none"
      className={cx('absolute left-5.25 w-1.5 [--line-dash:7_5] max-md:hidden', className)}
    >
      <Line d="M3 0V100" />
    </svg>
  );
}
