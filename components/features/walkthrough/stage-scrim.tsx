import { rooms } from '@/content/walkthrough/rooms';
import type { Frame, RoomState } from '@/components/scene/story/frame-at';

const full = 0.66;
const depth: Record<RoomState, number> = {
  waiting: full,
  answered: full / 2,
  line: 0,
  act: 0,
  checked: 0,
};

/** Everything outside the rooms. */
const outside =
  'M0 0H960V720H0Z' +
  rooms
    .map(({ box: { x, y, width, height } }) => `M${x} ${y}v${height}h${width}v-${height}Z`)
    .join('');

/**
 * Darkens what the event has not reached. It lifts room by room, and completely at the all clear.
 */
export function StageScrim({ frame }: { frame: Frame }) {
  return (
    <g className="fill-dark-deep" shapeRendering="crispEdges">
      <path
        d={outside}
        opacity={frame.clear ? 0 : full}
        className="transition-opacity duration-light"
      />
      {rooms.map(({ id, box }) => (
        <rect
          key={id}
          {...box}
          opacity={frame.clear ? 0 : depth[frame.rooms[id].state]}
          className="transition-opacity duration-light"
        />
      ))}
    </g>
  );
}
