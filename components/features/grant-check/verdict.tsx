import Check from 'lucide-react/icons/check';
import History from 'lucide-react/icons/history';
import Minus from 'lucide-react/icons/minus';
import Search from 'lucide-react/icons/search';
import { cx } from '@/components/lib/cx';
import { verdictLabels } from '@/content/grant-check/choices';
import type { Verdict } from '@/content/grant-check/types';

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
