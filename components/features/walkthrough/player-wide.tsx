import { line } from '@/content/walkthrough/line';
import { cx } from '@/components/lib/cx';
import { acting } from './acting';
import { listWidth, mostStage, stageWidth } from './arrangement';
import { Controls } from './controls';
import { Foot } from './foot';
import type { MeasuredParts } from './player-parts';
import { Stage } from './stage';
import { stageView } from './stage-view';
import { Timeline } from './timeline';
import { ToldDisclosure, ToldPanel } from './told-panel';

const panel = 'rounded-card bg-dark-raised';

/** The player from 768 px: the stage, a horizontal timeline, caption and controls. */
export function PlayerWide(parts: MeasuredParts) {
  const { player, size, height, inDialog, list } = parts;
  const { state, story, frame, send } = player;
  const { width } = size;
  const most = mostStage({ width, height, inDialog }, list);
  const layout = list === 'over' ? 'wide' : 'building';
  const view = stageView(layout, stageWidth(width, list), most, acting(frame));
  const told = { audience: story.audience, told: frame.told };
  return (
    <div
      tabIndex={inDialog ? -1 : undefined}
      className={cx(
        'on-dark flex flex-col bg-dark text-on-dark outline-none',
        inDialog && 'min-h-0 flex-1 overflow-y-auto overscroll-contain',
      )}
    >
      <div className="flex shrink-0">
        <div className="relative" style={{ width: view.width }}>
          <Stage story={story} frame={frame} view={view} />
          {list === 'over' && (
            <ToldPanel {...told} className={`${panel} absolute top-5.5 right-8 w-73 px-5`} />
          )}
        </div>
        {list === 'by-stage' && (
          <div className="pt-4" style={{ width: listWidth }}>
            <ToldPanel {...told} className="px-5" />
          </div>
        )}
      </div>
      <Timeline
        steps={story.steps}
        current={state.step}
        start={(line.foot[0] - view.x) * view.scale}
        small={list !== 'over'}
        onSeek={(step) => send({ type: 'seek', step })}
      />
      <Controls {...parts}>
        {list === 'by-caption' && <ToldPanel {...told} className={`${panel} w-71 shrink-0 px-4`} />}
      </Controls>
      {list === 'folded' && (
        <div className="mx-10 mb-5">
          <ToldDisclosure {...told} />
        </div>
      )}
      <Foot story={story} ended={state.status === 'ended'} follow={inDialog} />
    </div>
  );
}
