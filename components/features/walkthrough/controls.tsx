import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { words } from '@/content/walkthrough/words';
import { listWidth } from './arrangement';
import { Caption } from './caption';
import type { MeasuredParts } from './player-parts';
import { stepAt } from '@/components/scene/story/step-at';
import { Transport } from './transport';

/** From here the margins are as wide as those of the head. */
const leastWithMargins = 720;
/** Width of the controls with the time that has passed, in pixels. */
const leastWithTime = 416;

type ControlsProps = MeasuredParts & {
  /** Rendered next to both. */
  children?: ReactNode;
};

/** The current step's caption and the player's controls. */
export function Controls({ player, size, inDialog, list, children }: ControlsProps) {
  const { state, story, send } = player;
  const byCaption = list === 'by-caption';
  const inRow = list === 'over' || list === 'by-stage';
  const roomy = byCaption || (list === 'over' && (!inDialog || size.windowHeight >= 985));
  const hasMargins = size.width >= leastWithMargins;
  const withTime = !byCaption || size.width - listWidth - 104 >= leastWithTime;
  return (
    <div className={cx('bg-dark', inDialog && 'sticky bottom-0 z-10 grow')}>
      <div
        className={cx(
          'flex border-t border-dark-line',
          hasMargins ? 'mx-10 gap-x-6' : 'mx-5 gap-x-4',
          byCaption ? 'pt-5 pb-6' : roomy ? 'pt-6 pb-10' : 'pt-4 pb-4.5',
        )}
      >
        <div
          className={cx(
            'flex grow gap-x-8 gap-y-3',
            inRow ? 'items-center justify-between' : 'flex-col justify-between',
          )}
        >
          <Caption step={stepAt(story.steps, state.step)} small={list === 'by-stage'} />
          <div className="flex shrink-0 items-center gap-3">
            {withTime && <Elapsed {...player} />}
            <Transport state={state} send={send} narrow={false} />
          </div>
        </div>
        {children}
      </div>
    </div>
  );
}

function Elapsed({ elapsed, total }: { elapsed: number; total: number }) {
  const [before, after] = interpolate(words.transport.elapsed, { total: clock(total) }).split(
    '{elapsed}',
  );
  return (
    <p className="text-tiny whitespace-nowrap text-on-dark-soft">
      <span>{before}</span>
      <strong className="font-semibold text-on-dark">{clock(elapsed)}</strong>
      <span>{after}</span>
    </p>
  );
}

const clock = (ms: number) => {
  const seconds = Math.floor(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};
