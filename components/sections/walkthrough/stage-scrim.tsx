import { rooms } from '@/content/walkthrough/rooms';
import type { Frame, RoomLook } from './frame-at';

const full = 0.66;
const depth: Record<RoomLook, number> = {
  waiting: full,
  answered: full / 2,
  line: 0,
  act: 0,
  checked: 0,
};

/** Everything but the rooms; the sharp edges of both meet without a seam. */
const outside =
  'M0 0H960V720H0Z' +
  rooms
    .map(({ box: { x, y, width, height } }) => `M${x} ${y}v${height}h${width}v-${height}Z`)
    .join('');

/** The shade over what the event has not reached. It lifts room by room, and wholly at the all clear. */
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
          opacity={frame.clear ? 0 : depth[frame.rooms[id].look]}
          className="transition-opacity duration-light"
        />
      ))}
    </g>
  );
}
