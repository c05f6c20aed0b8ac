import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import type { Frame } from '@/components/player/frame-at';
import { StoryScene } from '@/components/player/story-scene';
import { LineDrop } from '@/components/rail/rail';
import { SchoolView } from '@/components/school/school-view';
import { isUpper, roomVariables } from '@/components/school/geometry';
import type { Story } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

/**
 * What the view shows, in units: from above the rooms (--from) to below the ground (--to). --scale is the
 * length of one. On a phone and a tablet it leaves out what is right of the building.
 */
const view = cx(
  '[--from:calc(theme(scene.ceiling)-3.5)] [--to:calc(theme(scene.ground)+12)]',
  '[--shown:calc(var(--to)-var(--from))]',
  '[--wide:calc(theme(scene.wall)-theme(scene.lineEnd))] desktop:[--wide:calc(theme(scene.width)-theme(scene.lineEnd))]',
  '[--scale:min((100cqw-var(--exit))/var(--wide),100cqh/var(--shown))]',
  'max-md:[--scale:max(0.07rem,min(100cqh/var(--shown),100cqw/330))]',
);

/** How much of the upper floor a view of the lower one cuts off at its top, where it is too low for both. */
const cut = cx('[--cut:calc(var(--shown)*var(--scale)-100cqh)]');

/** The line's end is at --exit. On a phone the view moves to the acting room, which stays right of the line. */
const position = cx(
  'bottom-[calc((var(--to)-theme(scene.height))*var(--scale))] left-(--left) transition-[left] duration-scene',
  '[--left:min(var(--exit-in-scene),var(--at-room,100cqw))] [--view-end:calc(100cqw-var(--left))] [--view-start:calc(-1*var(--left))]',
  '[--exit-in-scene:calc(var(--exit)-theme(scene.lineEnd)*var(--scale))]',
  'max-md:[--at-room:max(36px-var(--room)*var(--scale),50cqw-max(theme(scene.middle),var(--middle)-theme(scene.halfBay))*var(--scale))]',
);

/**
 * The building with what the story changes in it, in a box of any size. The box's parent says where in it the
 * line's end is (--exit). On a phone the view moves to the room that acts, from which the line goes down. For
 * screen readers it is one image.
 */
export function Stage({ story, frame }: { story: Story; frame: Frame }) {
  const place = frame.rooms.find(({ state }) => state === 'act')?.id ?? 'office';
  const isUp = isUpper(place);
  return (
    <div className="[container-type:size] relative col-span-full row-start-1 overflow-hidden bg-sky">
      <div style={roomVariables(place)} className={cx('contents', view, !isUp && cut)}>
        <div
          role="img"
          aria-label={labelOf(frame)}
          className={cx(
            'absolute w-[calc(theme(scene.width)*var(--scale))]',
            position,
            isUp && 'max-md:bottom-[calc(100cqh-(theme(scene.height)-var(--from))*var(--scale))]',
          )}
        >
          <SchoolView scene={story.scene}>
            <StoryScene story={story} frame={frame} view="grounds" />
          </SchoolView>
        </div>
        {place !== 'gym' && (
          <LineDrop
            className={cx(
              'md:hidden',
              isUp
                ? 'top-[calc((theme(scene.line)-var(--from))*var(--scale))]'
                : 'top-[calc(100%-(var(--to)-theme(scene.line))*var(--scale))]',
            )}
          />
        )}
      </div>
    </div>
  );
}

/** The stage's text alternative: what each room's label says, in one sentence. */
function labelOf({ rooms }: Frame) {
  const labels = rooms
    .filter(({ state }) => state !== 'waiting')
    .map(({ state, words: label }) => [label, words.roomStates[state]].filter(Boolean).join(': '));
  return interpolate(words.stage, { school: words.school, rooms: labels.join(', ') }).trim();
}
