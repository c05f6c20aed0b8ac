import Check from 'lucide-react/icons/check';
import Hand from 'lucide-react/icons/hand';
import LockKeyhole from 'lucide-react/icons/lock-keyhole';
import { cx } from '@/components/lib/cx';
import type { ResponseKind } from '@/content/walkthrough/types';
import type { RoomFrame, RoomState } from '@/components/scene/story/frame-at';

const styles: Record<Exclude<RoomState, 'waiting'>, string> = {
  line: 'bg-ground text-strong',
  act: 'bg-action text-strong',
  answered: 'bg-dark text-on-dark',
  checked: 'bg-good-soft text-strong',
};

type RoomChipProps = {
  room: RoomFrame;
  response: ResponseKind;
  left: number;
  top: number;
  tight: boolean;
};

/** A room's state as a label in its corner. A waiting room has none. */
export function RoomChip({ room: { state, words }, response, left, top, tight }: RoomChipProps) {
  if (state === 'waiting') return null;
  const Sign =
    state === 'checked'
      ? Check
      : state !== 'answered'
        ? null
        : response === 'hold'
          ? Hand
          : LockKeyhole;
  return (
    <span
      style={{ left, top }}
      className={cx(
        'absolute flex h-7 items-center rounded-[6px] font-display text-tiny font-semibold whitespace-nowrap transition-colors',
        'forced-colors:border',
        tight ? 'gap-1 px-1.5' : 'gap-1.5 px-2.5',
        styles[state],
      )}
    >
      {Sign && <Sign aria-hidden="true" size={16} strokeWidth={2} className="-ml-0.5 shrink-0" />}
      <span>{words}</span>
    </span>
  );
}
