import Check from 'lucide-react/icons/check';
import History from 'lucide-react/icons/history';
import Minus from 'lucide-react/icons/minus';
import Search from 'lucide-react/icons/search';
import { cx } from '@/components/lib/cx';
import { verdictLabels } from '@/content/grant-check/choices';
import type { Verdict } from '@/content/grant-check/types';
import type { ProgramRow } from './check-programs';

const variants: Record<Verdict, { className: string; Sign: typeof Check }> = {
  fits: { className: cx('bg-good-soft text-good-text'), Sign: Check },
  'fits-last': { className: cx('bg-good-soft text-good-text'), Sign: History },
  ask: { className: cx('bg-attention'), Sign: Search },
  'ruled-out': { className: cx('bg-ground-alt text-soft'), Sign: Minus },
};

/** A verdict in words with a sign. “Ruled out” is not red, because it is no error. */
export function VerdictPill({ verdict }: { verdict: Verdict }) {
  const { className, Sign } = variants[verdict];
  return (
    <p
      className={cx(
        'flex min-h-8 items-center gap-1.5 place-self-start rounded-chip px-2.5 font-display text-small font-semibold forced-colors:border',
        className,
      )}
    >
      <Sign size={16} />
      {/* An element: a browser's translator replaces bare texts, and React then cannot swap the sign. */}
      <span>{verdictLabels[verdict]}</span>
    </p>
  );
}

/** The counted programs as folders in a drawer, each with the sign of its verdict; the words are the count's. */
export const VerdictFolders = ({ rows }: { rows: readonly ProgramRow[] }) => (
  <div
    aria-hidden="true"
    className="col-start-2 row-start-2 grid grid-cols-[repeat(3,auto)] content-start gap-x-1.5 gap-y-3 pt-2 @max-tiny:hidden @table:row-start-1 @table:row-end-4 @table:gap-x-2 @table:gap-y-4 print:hidden"
  >
    {rows.map(({ program, verdict }) => {
      const { className, Sign } = variants[verdict];
      return (
        <span
          key={program.id}
          className={cx(
            'relative flex h-7 w-8 items-center justify-center rounded-tr-chip rounded-b-chip @table:h-11 @table:w-13 forced-colors:border',
            'before:absolute before:bottom-full before:left-0 before:h-1.5 before:w-4 before:rounded-t-[4px] before:bg-inherit @table:before:h-2 @table:before:w-6',
            className,
          )}
        >
          <Sign className="size-4 @table:size-5" />
        </span>
      );
    })}
  </div>
);
