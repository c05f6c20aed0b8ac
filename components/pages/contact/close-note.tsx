import X from 'lucide-react/icons/x';
import { cx } from '@/components/lib/cx';
import { sending } from './sending';

/** Closes what says what became of a message. */
export const CloseNote = ({ label, className }: { label: string; className?: string }) => (
  <button
    type="button"
    aria-label={label}
    onClick={() => sending.forget('success', 'error', 'unknown')}
    className={cx(
      'flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface',
      className,
    )}
  >
    <X />
  </button>
);
