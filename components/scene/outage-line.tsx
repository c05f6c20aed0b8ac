import { cx } from '@/components/lib/cx';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import type { OutageId, Outcome } from '@/content/outages/types';
import { OutageHead, ways } from './outage-parts';

type OutageLineProps = { outage: OutageId; outcome: Outcome };

/** An outage's icon, and how much of the line is left after it. Decorative: the words are below it or beside it. */
export function OutageLine({ outage, outcome }: OutageLineProps) {
  const Way = ways[outcome];
  return (
    <span
      aria-hidden="true"
      className="flex w-18 shrink-0 items-center gap-1 md:mb-2 md:w-full md:max-roomy:max-w-72"
    >
      <OutageHead outage={outage} className="size-8 md:size-12" />
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        // Stretched, so that it ends with a whole dash: nine of them, on a phone two.
        className="-ml-1 h-1 min-w-0 flex-1 [--line-dash:36_28] *:[stroke-width:6] *:[vector-effect:none] md:h-1.5 md:[--line-dash:6.43_5.27]"
      >
        <Way d={outcome === 'fails' ? 'M0 3H24M76 3H100' : 'M0 3H100'} />
      </svg>
      {/* What works is joined to what is left of it. */}
      <OutcomeMark
        outcome={outcome}
        className={cx('md:size-6.5', outcome === 'works' && '-ml-1.5')}
      />
    </span>
  );
}
