import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { boxPath } from '@/components/scene/geometry';
import { LineDrop } from '@/components/scene/line';
import { Outline } from '@/components/scene/room-links';
import { Hills } from '@/components/scene/scene-surround';
import type { Frame, RoomState } from '@/components/scene/story/frame-at';
import { RoomRedrawn, SceneImage } from '@/components/scene/story/room-redrawn';
import { StageLine } from '@/components/scene/story/stage-line';
import { line } from '@/content/walkthrough/line';
import { rooms } from '@/content/walkthrough/rooms';
import type { StageRoomId, Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { RoomChip } from './room-chip';

type StageProps = {
  story: Story;
  frame: Frame;
  /** The room that a phone pans to. */
  acting?: StageRoomId;
  className: string;
};

/**
 * The home scene with scrim, line and room labels, in a container with a size. A unit of the scene
 * is --unit, and the line leaves the building at --foot. For screen readers it is one image whose
 * text alternative says what each room is doing.
 */
export function Stage({ story, frame, acting, className }: StageProps) {
  const act = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  const room = rooms.find(({ id }) => id === acting);
  return (
    <div className={cx('absolute overflow-hidden bg-sky', className)}>
      <div
        role="img"
        aria-label={stageLabel(frame)}
        style={room && pan(room)}
        className={cx(
          'absolute h-[calc(720*var(--unit))] w-[calc(960*var(--unit))]',
          !room && 'bottom-[calc(-81.5*var(--unit))] left-[calc(var(--foot)-60.7*var(--unit))]',
          room && 'transition-[left] duration-500',
        )}
      >
        <div aria-hidden="true">
          <svg viewBox="0 0 960 720" className="absolute size-full overflow-visible">
            <Hills />
            <SceneImage scene={story.scene} />
            {rooms.map(({ id, box }) => {
              const { illustration } = frame.rooms[id];
              return (
                illustration && (
                  <RoomRedrawn
                    key={`${id}-${illustration}`}
                    box={box}
                    illustration={illustration}
                  />
                )
              );
            })}
            <Scrim frame={frame} />
            {act && <Outline place={act.id} />}
            <StageLine steps={story.steps} frame={frame} />
          </svg>
          {rooms.map(({ id, box: { x, y }, chip = [x, y] }) => (
            <RoomChip key={id} room={frame.rooms[id]} response={story.response} at={chip} />
          ))}
        </div>
      </div>
      {room && room.id !== 'gym' && (
        <LineDrop
          className={
            isUpper(room) ? 'top-[calc(106.25*var(--unit))]' : 'top-[calc(100%-133*var(--unit))]'
          }
        />
      )}
    </div>
  );
}

/** Where a phone's four rooms begin if all fit, by the acting room: the center of what is shown. */
const centers: Partial<Record<string, number>> = {
  gym: 118,
  office: 491,
  'front-desk': 491,
  gate: 645,
};
const center = 348;

const isUpper = ({ box }: (typeof rooms)[number]) => box.y + box.height < line.office[1];

/**
 * Four rooms around the acting one, which is in view in any case. A low stage shows its floor. The
 * building's left edge stays at the line.
 */
function pan(room: (typeof rooms)[number]) {
  const { id, box } = room;
  const unit = (units: number) => `${units} * var(--unit)`;
  const around = `50cqw - ${unit(centers[id] ?? center)}`;
  const [least, most] = [`36px - ${unit(box.x)}`, `100cqw - 36px - ${unit(box.x + box.width)}`];
  return {
    left: `min(var(--foot) - ${unit(60.7)}, clamp(${least}, ${around}, ${most}))`,
    ...(isUpper(room) ? { top: `calc(${unit(-388.75)})` } : { bottom: `calc(${unit(-92)})` }),
  };
}

const full = 0.66;
const depth: Record<RoomState, number> = {
  waiting: full,
  answered: full / 2,
  line: 0,
  act: 0,
  checked: 0,
};

/** Everything outside the rooms, and beyond the illustration. */
const outside = 'M-960-720H1920V720H-960Z' + rooms.map(({ box }) => boxPath(box)).join('');

/**
 * Darkens what the event has not reached. It lifts room by room, and completely at the all clear.
 */
function Scrim({ frame }: { frame: Frame }) {
  const lifts = 'transition-opacity duration-light';
  return (
    <g className="fill-dark-deep" shapeRendering="crispEdges">
      <path d={outside} opacity={frame.clear ? 0 : full} className={lifts} />
      {rooms.map(({ id, box }) => (
        <rect
          key={id}
          {...box}
          opacity={frame.clear ? 0 : depth[frame.rooms[id].state]}
          className={lifts}
        />
      ))}
    </g>
  );
}

/** The stage's text alternative: what each room's label says, in one sentence. */
function stageLabel(frame: Frame): string {
  const states = rooms
    .map(({ id }) => frame.rooms[id])
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, words: chip }) =>
      state === 'act'
        ? `${chip}: ${words.here}`
        : state === 'line'
          ? `${chip}: ${words.onTheLine}`
          : chip,
    );
  return interpolate(words.stage, { school: words.school, rooms: states.join(', ') }).trim();
}
