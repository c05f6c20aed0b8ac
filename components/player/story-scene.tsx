import { cx } from '@/components/lib/cx';
import { LineDot, LinePath, LineStop } from '@/components/school/svg-line';
import { Outline } from '@/components/school/room-links';
import { boxOf, boxPath } from '@/components/school/geometry';
import { drops, nodes } from '@/content/school/line';
import type { StageRoom } from '@/content/walkthrough/rooms';
import type { Steps } from '@/content/walkthrough/types';
import { stepAt, type Frame, type RoomState } from './frame-at';
import { linePath, partOf, passes } from '@/components/school/line-path';
import { RoomRedrawn } from '@/components/school/room-redrawn';

type StorySceneProps = {
  steps: Steps;
  frame: Frame;
  rooms: readonly StageRoom[];
  /** What is around the rooms and darkens with them, as a path that is drawn clockwise. */
  around: string;
};

/**
 * What a story changes in the scene: its rooms as they are now, a scrim over what it has not reached,
 * an outline around the room where someone acts, and the line. In a Drawing.
 */
export function StoryScene({ steps, frame, rooms, around }: StorySceneProps) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    <>
      {rooms.map(({ id }) => {
        const { illustration } = frame.rooms[id];
        return (
          illustration && (
            <RoomRedrawn key={`${id}-${illustration}`} room={id} illustration={illustration} />
          )
        );
      })}
      <g className="fill-dark-deep" shapeRendering="crispEdges">
        <path
          d={around + rooms.map(({ id }) => boxPath(boxOf(id))).join('')}
          opacity={frame.clear ? 0 : scrimOpacity.waiting}
          className={fade}
        />
        {rooms.map(({ id }) => (
          <rect
            key={id}
            {...boxOf(id)}
            opacity={frame.clear ? 0 : (scrimOpacity[frame.rooms[id].state] ?? 0)}
            className={fade}
          />
        ))}
      </g>
      {acting && <Outline place={acting.id} />}
      <StageLine steps={steps} frame={frame} rooms={rooms} />
    </>
  );
}

/** The scrim fades room by room, and completely at the all clear. */
const fade = cx('transition-opacity duration-light');
const scrimOpacity: Partial<Record<RoomState, number>> = { waiting: 0.7, answered: 0.4 };

/** The line along the path of the event so far, above the scrim, and the dot at its end. */
function StageLine({ steps, frame, rooms }: Omit<StorySceneProps, 'around'>) {
  const { step, travel } = frame;
  const done = steps.slice(0, step).flatMap(({ path, branches = [] }) => [path, ...branches]);
  const { path, branches = [] } = stepAt(steps, step);
  const now = [path, ...branches].map((points) => partOf(points, travel));
  const reached = [...done, ...now];
  const [x, y] = now[0]?.at(-1) ?? path[0];
  return (
    <g>
      {reached.map((points, index) => (
        <LinePath key={index} d={linePath(points)} />
      ))}
      {rooms.map(({ id }) => (
        <g key={id} className={`line-small ${visibility(frame.rooms[id].state !== 'waiting')}`}>
          {drops[id]?.map((points) => (
            <LinePath key={points[0]?.[0]} d={linePath(points)} />
          ))}
        </g>
      ))}
      {nodes.map((point) => (
        <g key={point[0]} className={visibility(reached.some((way) => passes(way, point)))}>
          <LineStop x={point[0]} y={point[1]} />
        </g>
      ))}
      <g transform={`translate(${x} ${y})`}>
        <LineDot r={10.5} />
      </g>
    </g>
  );
}

const visibility = (isShown: boolean) =>
  cx('transition-opacity duration-light', isShown ? 'opacity-100' : 'opacity-0');
