import { cx } from '@/components/lib/cx';
import type { Outcome } from '@/content/outages/types';

type OutcomeMarkProps = { outcome: Outcome; className?: string };

/** What is left of something as a node: filled, half filled or empty. The words are beside it. */
export const OutcomeMark = ({ outcome, className }: OutcomeMarkProps) => (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    className={cx('size-4 shrink-0 fill-current forced-colors:text-[CanvasText]', className)}
  >
    <circle cx="8" cy="8" r="6.5" className="fill-none stroke-current" strokeWidth="2" />
    {outcome === 'works' && <circle cx="8" cy="8" r="7" />}
    {outcome === 'in-part' && <path d="M8 1a7 7 0 0 0 0 14Z" />}
  </svg>
);
