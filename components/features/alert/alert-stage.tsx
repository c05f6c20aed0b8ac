import { cx } from '@/components/lib/cx';
import { areaWithout, wholeScene } from '@/components/scene/geometry';
import type { Frame } from '@/components/story/frame-at';
import { chipStyle, RoomChip } from '@/components/story/room-chip';
import { SceneImage } from '@/components/scene/room-redrawn';
import { StoryScene } from '@/components/story/story-scene';
import { alert } from '@/content/walkthrough/alert';
import { rooms as places } from '@/content/walkthrough/rooms';

const { steps, response } = alert.story;

const rooms = places.filter(({ id }) => id !== 'gate');
const walls = areaWithout('M22 364h626v12h-8v246H30V376h-8Z', rooms);

/** The alert in the building, laid over the illustration; the captions say the same. */
export function AlertStage({ frame }: { frame: Frame }) {
  return (
    <div
      aria-hidden="true"
      data-alert="play"
      className="@container absolute inset-0 transition-opacity duration-scene [--unit:calc(100cqw/960)] starting:opacity-0 print:hidden"
    >
      <svg
        viewBox={wholeScene}
        className="absolute inset-0 size-full forced-color-adjust-none max-md:line-small"
      >
        {/* Covers what a pointer lights in the illustration. */}
        <svg x="22" y="364" width="626" height="258" viewBox="22 364 626 258">
          <SceneImage scene="day" />
        </svg>
        <StoryScene steps={steps} frame={frame} rooms={rooms} around={walls} />
      </svg>
      {rooms.map((room) => (
        <RoomChip
          key={room.id}
          room={room}
          frame={frame.rooms[room.id]}
          response={response}
          keeps="sign"
        />
      ))}
      {/* Who has been told by now, in the tree. Phones and tablets have no place for it. */}
      <div className="absolute top-[38%] left-[72.5%] flex flex-col items-start gap-1.5 max-desktop:hidden">
        {frame.notices.map(
          (notice) =>
            notice && (
              <p
                key={`${notice.name} ${notice.state}`}
                className={cx(
                  chipStyle,
                  'gap-1.5 bg-ground px-2 text-strong transition duration-light starting:-translate-x-3 starting:opacity-0',
                )}
              >
                <span>{notice.name}</span>
                <span className="font-text font-normal">
                  {[notice.who, notice.state].join(', ')}
                </span>
              </p>
            ),
        )}
      </div>
    </div>
  );
}
