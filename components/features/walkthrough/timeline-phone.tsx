import type { ReactNode } from 'react';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { stepCount } from '@/components/scene/story/player-machine';
import { LineDrop } from '@/components/scene/line';
import type { Steps } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';
import { nodeState, StepList, StepNode } from './step-list';

type TimelinePhoneProps = {
  steps: Steps;
  current: number;
  onSeek: (step: number) => void;
  /** Rendered in the upper right corner of the current step. */
  plan: ReactNode;
  /** The content of the current step. */
  children: ReactNode;
};

/**
 * The vertical timeline: the current step with its caption, and the next steps below it. Earlier
 * steps are reached with the back button or an arrow key.
 */
export function TimelinePhone({ steps, current, onSeek, plan, children }: TimelinePhoneProps) {
  return (
    <StepList current={current} onSeek={onSeek} className="relative pt-5 pr-4">
      {steps.map((step, index) => {
        if (index < current) return null;
        const isCurrent = index === current;
        return (
          <li key={isCurrent ? 'current' : step.id} className="group relative pb-6 pl-15">
            <LineDrop className="top-4 -bottom-4 bg-dark-line group-last:hidden" />
            {isCurrent && <LineDrop className="-top-5 bottom-auto h-9" />}
            <StepNode state={nodeState(index, current)} className="[--line-y:1.1875rem]" />
            <button
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              aria-current={isCurrent ? 'step' : undefined}
              aria-label={`${step.clock} ${step.title}`}
              onClick={() => onSeek(index)}
              className={cx(
                'flex min-h-9.5 flex-wrap items-center gap-x-2.5 rounded-chip text-left font-display text-label',
                !isCurrent && 'w-full text-on-dark-soft',
              )}
            >
              <span className={cx('font-semibold', isCurrent && 'text-selected')}>
                {step.clock}
              </span>
              <span className={cx(isCurrent && 'text-small font-medium text-on-dark-soft')}>
                {isCurrent
                  ? interpolate(words.stepCount, { step: index + 1, all: stepCount })
                  : step.title}
              </span>
            </button>
            {isCurrent && (
              <>
                {/* In a narrower window it would cover the step's number. */}
                <div className="absolute top-0 right-0 @max-small:hidden">{plan}</div>
                <div className="mt-1.5">{children}</div>
              </>
            )}
          </li>
        );
      })}
    </StepList>
  );
}
