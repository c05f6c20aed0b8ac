import { cx } from '@/components/lib/cx';
import { LineBar, LineDrop } from '@/components/scene/line';
import type { Step, Steps } from '@/content/walkthrough/types';
import { nodeState, StepList, StepNode } from './step-list';

type TimelineProps = { steps: Steps; current: number; onSeek: (step: number) => void };

/** The eight steps along the line, which comes from the building at --foot. */
export function Timeline({ steps, current, onSeek }: TimelineProps) {
  return (
    <div className="relative overflow-hidden pr-6 pb-3 pl-(--foot)">
      <div className="relative line-hang">
        <LineDrop className="top-0 bottom-auto h-4" />
        <StepList current={current} onSeek={onSeek} className="flex pt-4">
          {steps.map((step, index) => (
            <TimelineStep
              key={step.id}
              step={step}
              index={index}
              current={current}
              onSeek={onSeek}
            />
          ))}
        </StepList>
      </div>
    </div>
  );
}

type TimelineStepProps = Omit<TimelineProps, 'steps'> & { step: Step; index: number };

/** Where steps are narrow, only the current one shows its title. */
function TimelineStep({ step, index, current, onSeek }: TimelineStepProps) {
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
        className="relative flex min-h-24 w-full flex-col items-start rounded-chip pr-2.5 text-left text-tiny @large:text-small"
      >
        <StepNode state={state} className="relative" />
        <span
          className={cx(
            'mt-2.5 block leading-none',
            isCurrent ? 'font-semibold text-selected' : 'text-on-dark-soft',
          )}
        >
          {step.clock}
        </span>
        <span
          className={cx(
            'mt-2 block w-28 font-display leading-[1.2] text-balance @steps:w-auto @steps:max-w-28',
            isCurrent ? 'font-bold' : '@max-steps:sr-only',
            state === 'to-come' && 'text-on-dark-soft',
          )}
        >
          {step.title}
        </span>
      </button>
    </li>
  );
}
