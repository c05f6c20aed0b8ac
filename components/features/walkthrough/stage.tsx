import { LineDrop, LinePaths } from '@/components/scene/line';
import { rooms } from '@/content/walkthrough/rooms';
import type { Story } from '@/content/walkthrough/types';
import type { Frame } from '@/components/scene/story/frame-at';
import { RoomChip } from './room-chip';
import { RoomRedrawn } from '@/components/scene/story/room-redrawn';
import { SceneImage } from '@/components/scene/story/scene-image';
import { stageLabel } from './stage-label';
import { StageLine } from '@/components/scene/story/stage-line';
import { StageScrim } from './stage-scrim';
import type { StageView } from './stage-view';

type StageProps = {
  story: Story;
  frame: Frame;
  view: StageView;
};

/**
 * The home scene with scrim, line and room labels. For screen readers it is one image whose text
 * alternative says what each room is doing.
 */
export function Stage({ story, frame, view }: StageProps) {
  /** Whether the rooms are hardly wider than their labels. */
  const tight = view.scale < 1.1;
  const inset = tight ? 4 : 9;
  return (
    <div className="relative shrink-0 overflow-hidden bg-dark-deep" style={{ height: view.height }}>
      <div
        role="img"
        aria-label={stageLabel(frame)}
        className="absolute inset-y-0 left-0 transition-transform duration-500"
        style={{ width: 960 * view.scale, transform: `translateX(${-view.x * view.scale}px)` }}
      >
        <div aria-hidden="true">
          <svg viewBox={`0 ${view.y} 960 ${view.height / view.scale}`}>
            <SceneImage scene={story.scene} />
            {rooms.map(({ id, box: roomBox }) => {
              const { drawing } = frame.rooms[id];
              return (
                drawing && <RoomRedrawn key={`${id}-${drawing}`} box={roomBox} drawing={drawing} />
              );
            })}
            <StageScrim frame={frame} />
            <ActingRoom frame={frame} scale={view.scale} />
            <StageLine steps={story.steps} frame={frame} scale={view.scale} />
          </svg>
          {rooms.map(({ id, box: { x, y }, chip = [x, y] }) => (
            <RoomChip
              key={id}
              room={frame.rooms[id]}
              response={story.response}
              left={chip[0] * view.scale + inset}
              top={(chip[1] - view.y) * view.scale + 9}
              tight={tight}
            />
          ))}
        </div>
      </div>
      {!view.footInSight && (
        <div className="absolute bottom-0 left-6" style={{ top: (495 - view.y) * view.scale }}>
          <LineDrop className="top-0 left-0" />
        </div>
      )}
    </div>
  );
}

function ActingRoom({ frame, scale }: { frame: Frame; scale: number }) {
  const room = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    room && (
      <LinePaths scale={scale}>
        <rect {...room.box} rx="1.5" />
      </LinePaths>
    )
  );
}
