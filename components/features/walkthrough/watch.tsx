import type { Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineDrop } from '@/components/rail/rail';
import { Drawing, Overlay } from '@/components/school/frame';
import { sceneAndSurround } from '@/components/school/geometry';
import { PanningFrame } from '@/components/school/panning-frame';
import { Captions } from '@/components/player/captions';
import type { Frame, RoomState } from '@/components/player/frame-at';
import { Notices } from '@/components/player/notices';
import type { PlayerEvent } from '@/components/player/player-machine';
import { RoomChip } from '@/components/player/room-chip';
import { StoryScene } from '@/components/player/story-scene';
import { rooms } from '@/content/walkthrough/rooms';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { noteOf } from './foot';
import { Timeline } from './timeline';

type WatchProps = { story: Story; step: number; frame: Frame; send: Dispatch<PlayerEvent> };

/**
 * The stage, its timeline, the caption and who has been told. --foot is where the scene's line leaves
 * the building and becomes the timeline, --stage the height of the stage.
 *
 * On a phone the timeline is vertical. On a desktop the list is over the tree, on a tablet beside the caption.
 */
export const Watch = ({ story, step, frame, send }: WatchProps) => (
  <div
    tabIndex={-1}
    className={cx(
      'grid flex-auto auto-rows-min grid-cols-[1fr_auto] grid-rows-[var(--stage)] bg-dark text-on-dark on-dark outline-none tall:overflow-y-auto',
      '[--foot:1.6875rem] [--stage:clamp(9rem,26svh,16.75rem)] max-md:[--line-x:var(--foot)] md:[--foot:3.3125rem] md:[--stage:minmax(15rem,min(25rem,100cqw/2.6,45svh))]',
    )}
  >
    <Stage story={story} frame={frame} />
    <div className="relative col-span-full flex flex-col py-5 md:contents">
      <LineDrop className="top-0 bg-dark-line md:hidden" />
      <LineDrop className="top-0 bottom-auto h-11 md:hidden" />
      <Timeline
        steps={story.steps}
        current={step}
        onSeek={(to) => send({ type: 'seek', step: to })}
      />
      <Captions
        steps={story.steps}
        current={step}
        className="order-1 col-start-1 row-start-3 py-3 pr-4 pl-15 leading-normal md:pl-10"
        Title="h3"
      />
      <Notices
        audience={story.audience}
        notices={frame.notices}
        Title="h3"
        className="relative order-2 col-start-2 row-start-3 my-2 mr-4 ml-15 self-start md:ml-0 md:w-73 desktop:row-start-1"
      />
      <p className="order-4 col-span-full px-15 py-4 text-small text-on-dark-soft md:px-10 desktop:hidden">
        {noteOf(story)}
      </p>
    </div>
  </div>
);

/**
 * The home scene with scrim, line and room labels. For screen readers it is one image whose text
 * alternative says what each room is doing. On a phone it pans to the room that acts.
 */
function Stage({ story, frame }: Pick<WatchProps, 'story' | 'frame'>) {
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act');
  return (
    <div className="[container-type:size] relative col-span-full row-start-1 overflow-hidden bg-sky">
      <PanningFrame scene={story.scene} place={acting?.id ?? 'office'} label={stageLabel(frame)}>
        <Drawing className="overflow-visible">
          <StoryScene steps={story.steps} frame={frame} rooms={rooms} around={sceneAndSurround} />
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
