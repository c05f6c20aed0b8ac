import type { Frame, RoomState } from '@/components/scene/story/frame-at';
import { rooms } from '@/content/walkthrough/rooms';

const fills: Record<RoomState, string> = {
  act: 'fill-action',
  line: 'fill-on-dark',
  checked: 'fill-on-dark',
  answered: 'fill-dark-line',
  waiting: 'fill-dark-line',
};

/** A map that shows which part of the building the phone's stage shows: seven rooms. */
export function MiniPlan({ frame }: { frame: Frame }) {
  return (
    <svg viewBox="38 390 594 226" aria-hidden="true" className="h-9 w-24">
      {rooms.map(({ id, box }) => (
        <rect key={id} {...box} className={`transition-colors ${fills[frame.rooms[id].state]}`} />
      ))}
    </svg>
  );
}
