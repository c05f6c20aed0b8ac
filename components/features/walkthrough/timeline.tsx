import { useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop } from '@/components/scene/line';
import type { Step, Steps } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { stepForKey } from './step-keys';
import { nodeState, StepNode } from './step-node';

type TimelineProps = {
  steps: Steps;
  current: number;
  /** The x position of the first node's center: where the line leaves the building. */
  start: number;
  /** Columns are narrower than 100 px. */
  small: boolean;
  onSeek: (step: number) => void;
};

/** The eight steps along the line. One tab stop; arrow keys, Home and End move between steps. */
export function Timeline({ steps, current, start, small, onSeek }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <div className="relative shrink-0 overflow-hidden pr-6 pb-4" style={{ paddingLeft: start }}>
      <div className="relative line-hang">
        <LineDrop className="top-0 bottom-auto h-4" />
        <ol
          ref={list}
          aria-label={words.steps}
          className="flex pt-4"
          onKeyDown={(event) => {
            const to = stepForKey(event, current);
            if (to === undefined) return;
            event.preventDefault();
            onSeek(to);
            list.current?.querySelectorAll('button')[to]?.focus();
          }}
        >
          {steps.map((step, index) => (
            <TimelineStep
              key={step.id}
              small={small}
              step={step}
              index={index}
              current={current}
              onSeek={onSeek}
            />
          ))}
        </ol>
      </div>
    </div>
  );
}

type TimelineStepProps = {
  small: boolean;
  step: Step;
  index: number;
  current: number;
  onSeek: (step: number) => void;
};

function TimelineStep({ step, index, current, small, onSeek }: TimelineStepProps) {
  const state = nodeState(index, current);
  const isCurrent = state === 'current';
  return (
    <li className="group relative min-w-0 flex-1">
      <div className="absolute top-0 left-3.25 w-full group-last:w-[calc(100%+1.5rem)]">
        <LineBar
          className={cx('inset-x-0 transition-colors', state !== 'done' && 'bg-dark-line')}
        />
      </div>
      <button
        type="button"
        tabIndex={isCurrent ? 0 : -1}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onSeek(index)}
        className="relative flex h-full w-full flex-col items-start rounded-chip pr-2.5 text-left"
      >
        <StepNode state={state} className="relative" />
        <span
          className={cx(
            'mt-3 block leading-none',
            small ? 'text-tiny' : 'text-small',
            isCurrent ? 'font-semibold text-selected' : 'text-on-dark-soft',
          )}
        >
          {step.clock}
        </span>
        <span
          className={cx(
            'mt-2 block max-w-28 font-display leading-[1.2] text-balance',
            small ? 'text-tiny' : 'text-detail',
            isCurrent && 'font-bold',
            state === 'to-come' && 'text-on-dark-soft',
          )}
        >
          {step.title}
        </span>
      </button>
    </li>
  );
}
