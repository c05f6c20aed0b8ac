import type { CSSProperties } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { areaWithout } from '@/components/scene/geometry';
import { LineDrop } from '@/components/scene/line';
import { Hills } from '@/components/scene/scene-surround';
import type { Frame, RoomState } from '@/components/story/frame-at';
import { RoomChip } from '@/components/story/room-chip';
import { SceneImage } from '@/components/scene/room-redrawn';
import { StoryScene } from '@/components/story/story-scene';
import { line } from '@/content/walkthrough/line';
import { rooms, type StageRoom } from '@/content/walkthrough/rooms';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

/** The scene, and what is beyond it in wide windows. */
const around = areaWithout('M-960-720H1920V720H-960Z', rooms);

/**
 * The home scene with scrim, line and room labels. For screen readers it is one image whose text
 * alternative says what each room is doing. In narrow windows it pans to the room that acts, and the
 * line goes down from there.
 */
export function Stage({ story, frame }: { story: Story; frame: Frame }) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  const room = acting ?? rooms.find(({ id }) => id === 'office')!;
  return (
    <div className="[container-type:size] relative col-span-full row-start-1 overflow-hidden bg-sky narrow:h-[clamp(9rem,31svh,16.75rem)] side:sticky side:top-0 side:col-span-1 side:h-[100cqh]">
      <div
        role="img"
        aria-label={stageLabel(frame)}
        style={pan(room)}
        className="absolute bottom-[calc(-81.5*var(--unit))] left-[calc(var(--foot)-60.7*var(--unit))] h-[calc(720*var(--unit))] w-[calc(960*var(--unit))] narrow:bottom-(--pan-y) narrow:left-(--pan-x) narrow:transition-[left] narrow:duration-scene"
      >
        <div aria-hidden="true">
          <svg viewBox="0 0 960 720" className="absolute size-full overflow-visible">
            <Hills />
            <SceneImage scene={story.scene} />
            <StoryScene steps={story.steps} frame={frame} rooms={rooms} around={around} />
          </svg>
          {rooms.map((room) => (
            <RoomChip
              key={room.id}
              room={room}
              frame={frame.rooms[room.id]}
              response={story.response}
              keeps="words"
            />
          ))}
        </div>
      </div>
      {room.id !== 'gym' && (
        <LineDrop
          className={cx(
            'hidden narrow:block',
            isUpper(room) ? 'top-[calc(106.25*var(--unit))]' : 'top-[calc(100%-133*var(--unit))]',
          )}
        />
      )}
    </div>
  );
}

const isUpper = ({ box }: StageRoom) => box.y + box.height < line.office[1];

/** The middle of the four rooms that a phone shows, by the acting one. */
const centers: Partial<Record<string, number>> = {
  gym: 118,
  office: 491,
  'front-desk': 491,
  gate: 645,
};

/** The acting room is beside the line; a low stage shows its floor. */
const pan = (room: StageRoom) => {
  const least = `36px - ${room.box.x} * var(--unit)`;
  const middle = `50cqw - ${centers[room.id] ?? 348} * var(--unit)`;
  return {
    '--pan-x': `min(var(--foot) - 60.7 * var(--unit), max(${least}, ${middle}))`,
    '--pan-y': isUpper(room) ? 'calc(100cqh - 331.25 * var(--unit))' : 'calc(-92 * var(--unit))',
  } as CSSProperties;
};

const said: Partial<Record<RoomState, string>> = { act: words.here, line: words.onTheLine };

/** The stage's text alternative: what each room's label says, in one sentence. */
function stageLabel(frame: Frame): string {
  const states = rooms
    .map(({ id }) => frame.rooms[id])
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, words: chip }) => [chip, said[state]].filter(Boolean).join(': '));
  return interpolate(words.stage, { school: words.school, rooms: states.join(', ') }).trim();
}
