import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { cx } from '@/components/lib/cx';
import type { RoomFrame, RoomState } from '@/components/scene/story/frame-at';
import type { ScenePoint, ResponseKind } from '@/content/walkthrough/types';

const styles: Record<Exclude<RoomState, 'waiting'>, string> = {
  line: 'bg-ground text-strong',
  act: 'bg-action text-strong',
  answered: 'bg-dark text-on-dark',
  checked: 'bg-good-soft text-strong',
};
const signs = { hold: Hand, secure: LockKeyhole, lockdown: LockKeyhole };

type RoomChipProps = {
  room: RoomFrame;
  response: ResponseKind;
  /** The corner of the room, in the scene's units. */
  at: ScenePoint;
};

/** A room's state as a label in its corner. A waiting room has none. */
export function RoomChip({ room: { state, words }, response, at: [x, y] }: RoomChipProps) {
  if (state === 'waiting') return null;
  const Sign = state === 'checked' ? Check : state === 'answered' ? signs[response] : null;
  return (
    <span
      style={{ left: `calc(${x + 4} * var(--unit))`, top: `calc(${y + 6} * var(--unit))` }}
      className={cx(
        'absolute flex h-7 items-center rounded-[6px] px-[calc(6*var(--unit))] font-display text-tiny font-semibold whitespace-nowrap transition-colors forced-colors:border',
        styles[state],
      )}
    >
      {/* There is no space for it where rooms are hardly wider than their labels. */}
      {Sign && (
        <Sign
          aria-hidden="true"
          strokeWidth={2}
          className="h-4 w-[clamp(0px,(var(--unit)-0.0664rem)*1000,1.25rem)] shrink-0 pr-1"
        />
      )}
      <span>{words}</span>
    </span>
  );
}
