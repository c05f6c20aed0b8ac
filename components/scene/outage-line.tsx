import { cx } from '@/components/lib/cx';
import { OutcomeMark } from '@/components/ui/outcome-mark';
import type { OutageId, Outcome } from '@/content/outages/types';
import { OutageHead, outcomeColors, ways } from './outage-parts';

type OutageLineProps = { outage: OutageId; outcome: Outcome };

/** An outage's icon, and how much of the line is left after it. Decorative: the words are below it or beside it. */
export const OutageLine = ({ outage, outcome }: OutageLineProps) => (
  <span aria-hidden="true" className="flex w-18 shrink-0 items-center gap-1 md:mb-2 md:w-full">
    <OutageHead outage={outage} className="size-8 md:size-12" />
    <Way outcome={outcome} className="-ml-1" />
    {outcome === 'fails' && (
      <>
        <Cut />
        <Way outcome={outcome} className="max-md:hidden" />
      </>
    )}
    {/* What works is joined to its line. */}
    <OutcomeMark
      outcome={outcome}
      className={cx('md:size-6.5', outcomeColors[outcome], outcome === 'works' && '-ml-1.5')}
    />
  </span>
);

/** A part of the line, stretched, so that it ends with a whole dash: seven of them, on a phone two. */
function Way({ outcome, className }: { outcome: Outcome; className?: string }) {
  const Line = ways[outcome];
  return (
    <svg
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      className={cx(
        'h-1 w-0 flex-1 [--line-dash:36_28] *:[stroke-width:6] *:[vector-effect:none] md:h-1.5 md:[--line-dash:6.1_9.55]',
        className,
      )}
    >
      <Line d="M0 3H100" />
    </svg>
  );
}

/** Where the line is cut. */
const Cut = () => (
  <svg
    viewBox="0 0 12 12"
    className="size-2 shrink-0 stroke-current md:size-3.5"
    strokeWidth="2.5"
    strokeLinecap="round"
  >
    <path d="m1.5 1.5 9 9m0-9-9 9" />
  </svg>
);
