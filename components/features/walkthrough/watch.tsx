import type { Dispatch } from 'react';
import { cx } from '@/components/lib/cx';
import { boxOf, interior, viewBoxOf } from '@/components/school/geometry';
import { LineDrop } from '@/components/rail/rail';
import { Captions } from '@/components/player/captions';
import type { Frame, RoomState } from '@/components/player/frame-at';
import type { PlayerEvent } from '@/components/player/player-machine';
import { rooms } from '@/content/walkthrough/rooms';
import type { Story } from '@/content/walkthrough/types';
import { Note } from './foot';
import { Notices } from './notices';
import { Stage } from './stage';
import { Timeline } from './timeline';

type WatchProps = { story: Story; step: number; frame: Frame; send: Dispatch<PlayerEvent> };

/**
 * The stage, its timeline, the caption and who has been told. --foot is where the scene's line leaves
 * the building and becomes the timeline, --panel the width of the list beside the stage.
 *
 * What has the focus is scrolled above the buttons, which cover --covered of a page's window.
 *
 * In narrow windows the timeline is vertical, and in low ones the stage beside it. Otherwise the
 * list is over the tree in roomy windows, beside the stage on tablets, below it if they are upright.
 */
export function Watch({ story, step, frame, send }: WatchProps) {
  return (
    <div
      tabIndex={-1}
      className={cx(
        'grid min-h-0 flex-auto auto-rows-min grid-cols-[1fr_auto] grid-rows-[minmax(15rem,min(27rem,100cqw/3))] overflow-y-auto bg-dark text-on-dark on-dark outline-none',
        '[--foot:3.3125rem] [--panel:18.25rem] **:scroll-mb-(--covered) roomy:[--panel:0px]',
        'narrow:block narrow:[--foot:1.6875rem] narrow:[--line-x:var(--foot)]',
        'side:[container-type:size] side:grid side:h-80 side:grid-cols-[53%_1fr] side:grid-rows-none',
        'upright:grid-rows-[minmax(15rem,min(27rem,100cqw/2.2))] upright:[--panel:0px]',
      )}
    >
      <Stage story={story} frame={frame} />
      <div className="contents narrow:relative narrow:flex narrow:flex-col narrow:pt-5 narrow:pr-4 narrow:pb-5">
        <LineDrop className="top-0 hidden bg-dark-line narrow:block" />
        <LineDrop className="top-0 bottom-auto hidden h-9 narrow:block" />
        <MiniPlan frame={frame} />
        <Timeline
          steps={story.steps}
          current={step}
          onSeek={(to) => send({ type: 'seek', step: to })}
        />
        <Captions
          steps={story.steps}
          current={step}
          className="col-span-full row-start-3 mx-10 border-t border-dark-line py-5 pr-24 roomy:pr-56 narrow:order-1 narrow:mx-0 narrow:border-0 narrow:py-1.5 narrow:pr-0 narrow:pl-15 upright:col-span-1 upright:border-t-0 upright:pr-0"
          Title="h3"
          classes={{
            title: cx('text-caption'),
            body: cx('mt-1.5 max-w-[42rem] leading-normal text-on-dark-soft'),
          }}
        />
        <Notices audience={story.audience} notices={frame.notices} />
        <p className="mt-4 hidden pl-15 text-small text-on-dark-soft narrow:order-4 narrow:block">
          <Note claim={story.claim} />
        </p>
      </div>
    </div>
  );
}

const fills: Partial<Record<RoomState, string>> = {
  act: cx('fill-action'),
  line: cx('fill-on-dark'),
  checked: cx('fill-on-dark'),
};

/** Shows which part of the building a phone's stage shows. */
const MiniPlan = ({ frame }: { frame: Frame }) => (
  <svg
    viewBox={viewBoxOf(interior)}
    aria-hidden="true"
    className="absolute top-5 right-4 hidden h-9 w-24 narrow:@small:block side:hidden"
  >
    {rooms.map(({ id }) => (
      <rect
        key={id}
        {...boxOf(id)}
        className={cx('transition-colors', fills[frame.rooms[id].state] ?? 'fill-dark-line')}
      />
    ))}
  </svg>
);
