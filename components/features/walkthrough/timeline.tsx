import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineBar, LineDrop, LineNode } from '@/components/rail/rail';
import { stepCount } from '@/components/player/player-machine';
import type { Step } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type TimelineProps = { steps: readonly Step[]; current: number; onSeek: (step: number) => void };

const moves: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -stepCount,
  End: stepCount,
};

const nodes = {
  done: cx('bg-dark'),
  // The dark shadow hides the line between the node and its ring.
  current: cx(
    'bg-on-dark shadow-[0_0_0_4px_theme(colors.dark)] outline-3 outline-offset-4 outline-on-dark',
  ),
  'to-come': cx('border-on-dark-faint bg-dark'),
};

/**
 * The eight steps along the line, which comes from the building at --exit: one tab stop, in which
 * arrow keys, Home and End move between steps. On a phone the caption is between the current step and
 * those below it, and earlier ones are seen only with the focus. On a tablet only the current one shows its title.
 */
export function Timeline({ steps, current, onSeek }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const moveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const by = moves[key];
    if (by === undefined || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    flushSync(() => onSeek(Math.min(current + by, stepCount - 1)));
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  };
  return (
    <ol
      ref={list}
      aria-label={words.steps}
      onKeyDown={moveByKey}
      className="col-span-full flex overflow-hidden pt-4 pr-6 pb-1 pl-[calc(var(--exit)-0.8125rem)] max-md:contents"
    >
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const state = isCurrent ? 'current' : index < current ? 'done' : 'to-come';
        return (
          <li
            key={step.id}
            className={cx(
              'group relative min-w-0 flex-1',
              state === 'done' && 'max-md:not-focus-within:hidden',
              state === 'to-come' && 'order-3',
            )}
          >
            {index === 0 && <LineDrop className="-top-4 bottom-auto h-4 max-md:hidden" />}
            <LineBar
              className={cx(
                '-right-3.25 left-3.25 transition-colors group-last:-right-9.25 max-md:hidden',
                state !== 'done' && 'bg-dark-line',
              )}
            />
            <button
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onSeek(index)}
              className="relative flex min-h-12 w-full flex-wrap items-center gap-2 rounded-chip pr-2 text-left text-small max-md:pl-15 md:min-h-24 md:flex-col md:items-start"
            >
              <LineNode
                className={cx('transition-colors max-md:[--line-y:50%] md:relative', nodes[state])}
              />
              <span
                className={cx(
                  'leading-none',
                  isCurrent ? 'font-semibold text-selected' : 'text-on-dark-soft',
                )}
              >
                {step.clock}
              </span>
              <span
                className={cx(
                  'font-display leading-[1.2] text-balance md:w-26',
                  isCurrent ? 'max-md:sr-only' : 'md:max-desktop:sr-only',
                  state === 'to-come' && 'text-on-dark-soft',
                )}
              >
                {step.title}
              </span>
              {isCurrent && (
                <span className="font-medium text-on-dark-soft md:hidden">
                  {interpolate(words.stepCount, { step: index + 1, all: stepCount })}
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
