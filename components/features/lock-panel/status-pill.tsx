import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import WifiOff from 'lucide-react/icons/wifi-off';
import { cx } from '@/components/lib/cx';
import { lockPanel as copy, type DoorStatus } from '@/content/lock-panel/lock-panel';
import type { Door } from './lock-state';

const styles: Record<DoorStatus, string> = {
  secured: 'bg-good-soft text-good-text',
  open: 'bg-ground-alt',
  offline: 'bg-attention',
};
const icons = { secured: LockKeyhole, open: DoorOpen, offline: WifiOff };

/** A door's status as text. */
export function StatusPill({ door: { status, queued } }: { door: Door }) {
  const Icon = icons[status];
  return (
    <p
      className={cx(
        'flex min-h-8 items-center gap-1 rounded-chip px-1.75 font-display text-tiny leading-[1.2] font-semibold @max-medium:justify-self-start forced-colors:border',
        styles[status],
      )}
    >
      <Icon aria-hidden="true" size={14} className="shrink-0 @max-xlarge:@large:hidden" />
      <span className="@small:whitespace-nowrap">
        {queued ? copy.queued : copy.statuses[status]}
      </span>
    </p>
  );
}
