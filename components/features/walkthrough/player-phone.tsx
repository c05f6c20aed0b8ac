import { cx } from '@/components/lib/cx';
import { textLink } from '@/components/ui/text-link';
import { words } from '@/content/walkthrough/words';
import { acting } from './acting';
import { Caption } from './caption';
import { AskLink, Note } from './foot';
import { MiniPlan } from './mini-plan';
import type { MeasuredParts } from './player-parts';
import { Stage } from './stage';
import { stepAt } from '@/components/scene/story/step-at';
import { stageView } from './stage-view';
import { TimelinePhone } from './timeline-phone';
import { ToldDisclosure } from './told-panel';
import { Transport } from './transport';

/** Height of head, foot, controls and the shortest caption, in pixels. */
const beside = 533;
/** Height of head and controls on a phone in landscape, in pixels. */
const besideOnSide = 128;
const stageShare = 0.53;
/** In a narrower window the map would cover the step's number. */
const leastWithPlan = 350;

/**
 * The player under 768 px: four rooms of the stage, the steps along a vertical line, controls at
 * the bottom. On a phone in landscape the stage is next to the line.
 */
export function PlayerPhone({ player, size, inDialog, side }: MeasuredParts) {
  const { state, story, frame, send } = player;
  const width = side ? Math.round(size.width * stageShare) : size.width;
  const most = inDialog ? size.windowHeight - (side ? besideOnSide : beside) : Infinity;
  const view = stageView('phone', width, most, acting(frame), side);
  const scrolls = inDialog && 'min-h-0 overflow-y-auto overscroll-contain';
  return (
    <div className="on-dark flex min-h-0 flex-1 flex-col bg-dark text-on-dark">
      <div
        tabIndex={inDialog && !side ? -1 : undefined}
        className={cx('min-h-0 flex-1 outline-none', side ? 'flex' : scrolls)}
      >
        <div style={{ width }}>
          <Stage story={story} frame={frame} view={view} />
        </div>
        <div
          tabIndex={side ? -1 : undefined}
          className={cx('min-w-0 flex-1 outline-none', side && scrolls)}
        >
          <TimelinePhone
            steps={story.steps}
            current={state.step}
            onSeek={(step) => send({ type: 'seek', step })}
            plan={!side && size.width >= leastWithPlan && <MiniPlan frame={frame} />}
          >
            <Caption step={stepAt(story.steps, state.step)} />
            <div className="mt-3.5">
              <ToldDisclosure audience={story.audience} told={frame.told} />
            </div>
          </TimelinePhone>
          <div className="px-margin-phone pb-6">
            <AskLink
              story={story}
              ended={state.status === 'ended'}
              follow={inDialog}
              className="scroll-mb-3"
            />
            <Note claim={story.claim} className="mt-3 text-small text-on-dark-soft" />
          </div>
        </div>
      </div>
      <div className={cx('shrink-0 bg-dark-deep', side && 'flex flex-row-reverse items-center')}>
        <div
          className={cx(
            'flex min-h-11 grow items-center justify-between gap-4 px-margin-phone text-tiny text-on-dark-soft',
            !side && 'border-b border-dark-line',
          )}
        >
          {words.shortNote}
          <button
            type="button"
            onClick={() => send({ type: 'readAsText', on: true })}
            className={textLink({ className: 'min-h-11 shrink-0 text-small text-on-dark' })}
          >
            {words.readAsText}
          </button>
        </div>
        <div className={side ? 'py-1 pl-margin-phone' : 'px-margin-phone py-3'}>
          <Transport state={state} send={send} narrow={!side} />
        </div>
      </div>
    </div>
  );
}
