import { interpolate } from '@/components/lib/interpolate';
import { Drawing, Overlay } from '@/components/school/frame';
import { areaWithout, sceneAndSurround } from '@/components/school/geometry';
import { PanningFrame } from '@/components/school/panning-frame';
import type { Frame, RoomState } from '@/components/player/frame-at';
import { RoomChip } from '@/components/player/room-chip';
import { StoryScene } from '@/components/player/story-scene';
import { rooms } from '@/content/walkthrough/rooms';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

const outside = areaWithout(
  sceneAndSurround,
  rooms.map(({ id }) => id),
);

/**
 * The home scene with scrim, line and room labels. For screen readers it is one image whose text
 * alternative says what each room is doing. In narrow windows it pans to the room that acts.
 */
export function Stage({ story, frame }: { story: Story; frame: Frame }) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    <div className="[container-type:size] relative col-span-full row-start-1 overflow-hidden bg-sky narrow:h-[clamp(9rem,28svh,16.75rem)] side:sticky side:top-0 side:col-span-1 side:h-[100cqh]">
      <PanningFrame scene={story.scene} place={acting?.id ?? 'office'} label={stageLabel(frame)}>
        <Drawing className="overflow-visible">
          <StoryScene steps={story.steps} frame={frame} rooms={rooms} outside={outside} />
        </Drawing>
        <Overlay>
          {rooms.map((room) => (
            <RoomChip
              key={room.id}
              room={room}
              frame={frame.rooms[room.id]}
              response={story.response}
              keeps="words"
            />
          ))}
        </Overlay>
      </PanningFrame>
    </div>
  );
}

const said: Partial<Record<RoomState, string>> = { act: words.here, line: words.onTheLine };

/** The stage's text alternative: what each room's label says, in one sentence. */
function stageLabel(frame: Frame): string {
  const states = rooms
    .map(({ id }) => frame.rooms[id])
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, words: chip }) => [chip, said[state]].filter(Boolean).join(': '));
  return interpolate(words.stage, { school: words.school, rooms: states.join(', ') }).trim();
}
