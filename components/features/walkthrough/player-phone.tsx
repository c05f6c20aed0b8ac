import { cx } from '@/components/lib/cx';
import { stepAt, type Frame, type RoomState } from '@/components/scene/story/frame-at';
import { textLink } from '@/components/ui/text-link';
import { rooms } from '@/content/walkthrough/rooms';
import { words } from '@/content/walkthrough/words';
import { Caption } from './caption';
import { AskLink, Note } from './foot';
import type { PlayerProps } from './player-wide';
import { Stage } from './stage';
import { TimelinePhone } from './timeline-phone';
import { NoticeDisclosure } from './notice-panel';
import { Transport } from './transport';

/**
 * The player under 768 px: four rooms of the stage, the steps along a vertical line, links and buttons
 * at the foot. On a phone on its side the stage is beside the line.
 */
export function PlayerPhone({ player, layout, fills }: PlayerProps) {
  const { state, story, frame, send } = player;
  const side = layout === 'side';
  const scrolls = 'min-h-0 overflow-y-auto overscroll-contain';
  const acting = rooms.find(({ id }) => frame.rooms[id].state === 'act')?.id ?? 'office';
  return (
    <div className="on-dark @container flex min-h-0 flex-1 flex-col bg-dark text-on-dark [--foot:1.6875rem] [--line-x:var(--foot)] [--unit:max(0.07rem,min(100cqh/239.25,100cqw/330))]">
      <div
        tabIndex={fills && !side ? -1 : undefined}
        className={cx(
          'min-h-0 flex-1 outline-none',
          side ? 'flex' : fills && `${scrolls} [container-type:size]`,
        )}
      >
        <div
          className={cx(
            '[container-type:size] relative',
            side ? 'w-[53%]' : fills ? 'h-[clamp(9rem,48cqh,16.75rem)]' : 'h-67',
          )}
        >
          <Stage story={story} frame={frame} acting={acting} className="inset-0" />
        </div>
        <div
          tabIndex={side ? -1 : undefined}
          className={cx('min-w-0 flex-1 outline-none', side && scrolls)}
        >
          <TimelinePhone
            steps={story.steps}
            current={state.step}
            onSeek={(step) => send({ type: 'seek', step })}
            plan={!side && <MiniPlan frame={frame} />}
          >
            <div
              key={`${story.trigger} ${state.step}`}
              className="transition-opacity duration-tab starting:opacity-0"
            >
              <Caption step={stepAt(story.steps, state.step)} />
            </div>
            <div className="mt-3.5">
              <NoticeDisclosure audience={story.audience} notices={frame.notices} />
            </div>
          </TimelinePhone>
          <p className="px-margin-phone pb-5 text-small text-on-dark-soft">
            <Note claim={story.claim} />
          </p>
        </div>
      </div>
      <div
        className={cx(
          'flex shrink-0 gap-x-4 gap-y-2 bg-dark-deep px-margin-phone py-2.5',
          side ? 'flex-row-reverse items-center justify-between' : 'flex-col',
        )}
      >
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <button
            type="button"
            onClick={() => send({ type: 'readAsText', on: true })}
            className={textLink({ className: 'min-h-11' })}
          >
            {words.readAsText}
          </button>
          <AskLink story={story} ended={state.status === 'ended'} />
        </div>
        <Transport state={state} send={send} narrow={!side} />
      </div>
    </div>
  );
}

const fills: Record<RoomState, string> = {
  act: 'fill-action',
  line: 'fill-on-dark',
  checked: 'fill-on-dark',
  answered: 'fill-dark-line',
  waiting: 'fill-dark-line',
};

/** A map that shows which part of the building the phone's stage shows: seven rooms. */
function MiniPlan({ frame }: { frame: Frame }) {
  return (
    <svg viewBox="38 390 594 226" aria-hidden="true" className="h-9 w-24">
      {rooms.map(({ id, box }) => (
        <rect key={id} {...box} className={`transition-colors ${fills[frame.rooms[id].state]}`} />
      ))}
    </svg>
  );
}
