import { Outline } from '@/components/scene/room-links';
import type { StageRoom } from '@/content/walkthrough/rooms';
import type { Steps } from '@/content/walkthrough/types';
import type { Frame, RoomState } from './frame-at';
import { RoomRedrawn } from './room-redrawn';
import { StageLine } from './stage-line';

type StorySceneProps = {
  steps: Steps;
  frame: Frame;
  rooms: readonly StageRoom[];
  /** The path of what is around the rooms, which darkens with them. */
  around: string;
};

/**
 * What a story changes in the scene: its rooms as they are now, a scrim over what it has not reached,
 * a frame around the room where someone acts, and the line. In the scene's units.
 */
export function StoryScene({ steps, frame, rooms, around }: StorySceneProps) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    <>
      {rooms.map(({ id, box }) => {
        const { illustration } = frame.rooms[id];
        return (
          illustration && (
            <RoomRedrawn key={`${id}-${illustration}`} box={box} illustration={illustration} />
          )
        );
      })}
      <g className="fill-dark-deep" shapeRendering="crispEdges">
        <path d={around} opacity={frame.clear ? 0 : depth.waiting} className={lifts} />
        {rooms.map(({ id, box }) => (
          <rect
            key={id}
            {...box}
            opacity={frame.clear ? 0 : depth[frame.rooms[id].state]}
            className={lifts}
          />
        ))}
      </g>
      {acting && <Outline place={acting.id} />}
      <StageLine steps={steps} frame={frame} />
    </>
  );
}

/** The scrim lifts room by room, and completely at the all clear. */
const lifts = 'transition-opacity duration-light';
const depth: Record<RoomState, number> = {
  waiting: 0.7,
  answered: 0.4,
  line: 0,
  act: 0,
  checked: 0,
};
