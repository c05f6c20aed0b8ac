import { cx } from '@/components/lib/cx';
import { noBreak } from '@/components/lib/no-break';
import { sentences } from '@/components/lib/sentences';
import { unbroken } from '@/components/ui/unbroken';

type AnswerProps = {
  text: string;
  className: string;
  /** The classes of what follows the first sentence. */
  rest?: string;
};

/** An answer whose first sentence stands out: that is the short answer. */
export function Answer({ text, className, rest }: AnswerProps) {
  const [first, ...others] = sentences(noBreak(text));
  return (
    <p className={className}>
      {unbroken(first!)} <span className={cx('text-soft', rest)}>{unbroken(others.join(' '))}</span>
    </p>
  );
}
