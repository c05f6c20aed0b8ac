import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import { acting } from './acting';
import { Caption } from './caption';
import { interpolate } from '@/components/lib/interpolate';
import { Foot } from './foot';
import type { MeasuredParts } from './player-parts';
import { Stage } from './stage';
import { stepAt } from './step-at';
import { leastBuildingHeight, leastWide, stageView } from './stage-view';
import { Timeline } from './timeline';
import { ToldDisclosure, ToldPanel } from './told-panel';
import { Transport } from './transport';

/** Height of everything except the stage in a dialog, in pixels. */
const beside = { wide: 400, low: 440, folded: 615, building: 715 };
const tallest = 430;

/** The player from 768 px: the stage, a horizontal timeline, caption and controls. */
export function PlayerWide({ player, size, inDialog, low }: MeasuredParts) {
  const { state, story, frame, send } = player;
  const wide = size.width >= leastWide;
  const dialogHeight = size.windowHeight * 0.9;
  /**
   * Whether the list of who has been told is collapsed, because it would push the caption out of
   * view.
   */
  const folded =
    !wide &&
    (low || (inDialog && dialogHeight < beside.building + leastBuildingHeight(size.width)));
  const others = beside[wide ? 'wide' : low ? 'low' : folded ? 'folded' : 'building'];
  const most = inDialog ? dialogHeight - others : tallest;
  const view = stageView(size.width, false, Math.min(most, tallest), acting(frame));
  const roomy = wide && (!inDialog || size.windowHeight >= 985);
  return (
    <div
      tabIndex={inDialog ? -1 : undefined}
      className={cx(
        'on-dark bg-dark text-on-dark outline-none',
        inDialog && 'min-h-0 flex-1 overflow-y-auto overscroll-contain',
      )}
    >
      <Stage story={story} frame={frame} view={view}>
        {wide && (
          <div className="absolute top-5.5 right-8 w-73 rounded-card bg-dark-raised px-5 pt-3 pb-1">
            <ToldPanel audience={story.audience} told={frame.told} />
          </div>
        )}
      </Stage>
      <Timeline
        steps={story.steps}
        current={state.step}
        layout={view.layout}
        small={!wide}
        onSeek={(step) => send({ type: 'seek', step })}
      />
      {!wide && !folded && (
        <div className="mx-10 mb-5 rounded-card bg-dark-raised px-5 pt-3 pb-1">
          <ToldPanel audience={story.audience} told={frame.told} columns />
        </div>
      )}
      <div className={cx('bg-dark', inDialog && 'sticky bottom-0 z-10')}>
        <div
          className={cx(
            'mx-10 flex gap-x-8 gap-y-3 border-t border-dark-line',
            roomy ? 'pt-6 pb-10' : 'pt-4 pb-4.5',
            wide || low ? 'items-center justify-between' : 'flex-col',
          )}
        >
          <Caption step={stepAt(story.steps, state.step)} small={low} />
          <div className="flex shrink-0 items-center gap-3">
            <Elapsed {...player} />
            <Transport state={state} send={send} narrow={false} />
          </div>
        </div>
      </div>
      {folded && (
        <div className="mx-10 mb-5">
          <ToldDisclosure audience={story.audience} told={frame.told} />
        </div>
      )}
      <Foot story={story} ended={state.status === 'ended'} follow={inDialog} />
    </div>
  );
}

function Elapsed({ elapsed, total }: { elapsed: number; total: number }) {
  const [before, after] = interpolate(words.transport.elapsed, { total: clock(total) }).split(
    '{elapsed}',
  );
  return (
    <p className="text-tiny whitespace-nowrap text-on-dark-soft">
      {before}
      <strong className="font-semibold text-on-dark">{clock(elapsed)}</strong>
      {after}
    </p>
  );
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
