import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import Search from 'lucide-react/icons/search';
import { cx } from '@/components/lib/cx';
import { verdictLabels } from '@/content/grant-check/choices';
import type { Verdict } from '@/content/grant-check/types';

const looks: Record<Verdict, { className: string; Sign: typeof Check }> = {
  fits: { className: 'bg-good-soft text-good-text', Sign: Check },
  ask: { className: 'bg-attention', Sign: Search },
  'ruled-out': { className: 'bg-ground-alt text-soft', Sign: Minus },
};

/** A verdict in words with a sign. “Ruled out” is not red, because it is no error. */
export function VerdictPill({ verdict }: { verdict: Verdict }) {
  const { className, Sign } = looks[verdict];
  return (
    <p
      className={cx(
        'flex min-h-8 items-center gap-1.5 place-self-start rounded-chip px-2.5 font-display text-small font-semibold whitespace-nowrap forced-colors:border',
        className,
      )}
    >
      <Sign aria-hidden="true" size={16} strokeWidth={2} />
      {/* An element: a browser's translator replaces bare texts, and React then cannot swap the sign. */}
      <span>{verdictLabels[verdict]}</span>
    </p>
  );
}
