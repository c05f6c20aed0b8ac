import type { Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { Captions } from '@/components/player/captions';
import type { Frame } from '@/components/player/frame-at';
import { Notices } from '@/components/player/notices';
import type { PlayerEvent } from '@/components/player/player-machine';
import { LineDrop } from '@/components/rail/rail';
import type { Story } from '@/content/walkthrough/types';
import { noteOf } from './controls';
import { Stage } from './stage';
import { Timeline } from './timeline';

type WatchProps = { story: Story; frame: Frame; send: Dispatch<PlayerEvent> };

/**
 * The stage, its timeline, the caption and who has been told. --exit is where the scene's line leaves
 * the building and becomes the timeline, --stage the height of the stage.
 *
 * On a phone the timeline is vertical. On a desktop the list is over the tree, on a tablet beside the caption.
 */
export const Watch = ({ story, frame, send }: WatchProps) => (
  <div
    tabIndex={-1}
    className={cx(
      'grid flex-auto auto-rows-min grid-cols-[1fr_auto] grid-rows-[var(--stage)] bg-dark text-on-dark on-dark outline-none dialog-fits:overflow-y-auto',
      '[--exit:1.6875rem] [--stage:clamp(9rem,26svh,16.75rem)] max-md:[--line-x:var(--exit)] md:[--exit:3.3125rem] md:[--stage:minmax(15rem,min(25rem,100cqw/2.6,45svh))]',
    )}
  >
    <Stage story={story} frame={frame} />
    <div className="relative col-span-full flex flex-col py-5 md:contents">
      <LineDrop className="top-0 bg-dark-line md:hidden" />
      <LineDrop className="top-0 bottom-auto h-11 md:hidden" />
      <Timeline
        steps={story.steps}
        current={frame.step}
        onSeek={(to) => send({ type: 'seek', step: to })}
      />
      <Captions
        steps={story.steps}
        current={frame.step}
        className="order-1 col-start-1 row-start-3 py-3 pr-4 pl-15 leading-normal md:pl-10"
        Title="h3"
      />
      <Notices
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
