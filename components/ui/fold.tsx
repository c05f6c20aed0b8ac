import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';

type FoldProps = {
  title: ReactNode;
  /** The answer in a few words, which is not folded. */
  short?: string;
  heading?: 'h2' | 'h3' | 'h4';
  className?: string;
  children: ReactNode;
};

const unfolded = cx('hidden supports-[selector(::details-content)]:md:block');

/**
 * A title and its text, which is folded on a phone. On wider screens it is always open, under a heading;
 * browsers without `::details-content` cannot show a closed one there and keep the fold.
 */
export function Fold({ title, short, heading: Heading = 'h3', className, children }: FoldProps) {
  return (
    <>
      <Heading className={cx(unfolded, className)}>{title}</Heading>
      {short && <p className={cx(unfolded, 'font-display text-h5 text-balance')}>{short}</p>}
      <details className="group md:[&::details-content]:[content-visibility:visible]">
        <summary className="flex min-h-12 items-center justify-between gap-4 py-2 font-display text-label font-semibold supports-[selector(::details-content)]:md:hidden">
          {short ? (
            <span>
              <span className={`block ${className ?? ''}`}>{title} </span>
              <span className="block text-h5 text-balance">{short}</span>
            </span>
          ) : (
            title
          )}
          <FoldChevron />
        </summary>
        <div className="max-md:pb-3">{children}</div>
      </details>
    </>
  );
}

/** A chevron that turns while the `<details className="group">` around it is open. */
export const FoldChevron = ({ className }: { className?: string }) => (
  <ChevronDown
    className={cx('size-5 shrink-0 transition-hover group-open:rotate-180 print:hidden', className)}
  />
);
