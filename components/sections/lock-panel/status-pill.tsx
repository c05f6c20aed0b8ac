import DoorOpen from 'lucide-react/icons/door-open';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import WifiOff from 'lucide-react/icons/wifi-off';
import { cx } from '@/components/lib/cx';
import { lockPanel as copy, type DoorStatus } from '@/content/lock-panel';
import type { Door } from './lock-state';

const looks: Record<DoorStatus, string> = {
  secured: 'bg-good-soft text-good-text',
  open: 'bg-ground-alt',
  offline: 'bg-attention',
};
const icons = { secured: LockKeyhole, open: DoorOpen, offline: WifiOff };

/** A door's status in words. A queued lock takes two lines, and the room for them from above. */
export function StatusPill({ door: { status, queued } }: { door: Door }) {
  const Icon = icons[status];
  return (
    <p
      className={cx(
        'flex min-h-8 items-center gap-1.25 rounded-chip px-1.75 font-display text-tiny leading-[1.2] font-semibold @max-medium:justify-self-start forced-colors:border',
        looks[status],
        queued && 'py-1 @medium:-mt-2.5',
      )}
    >
      <Icon aria-hidden="true" size={16} className="shrink-0 @max-xlarge:@large:hidden" />
      {queued ? (
        <span>{copy.queued}</span>
      ) : (
        <span className="@small:whitespace-nowrap">{copy.statuses[status]}</span>
      )}
    </p>
  );
}
