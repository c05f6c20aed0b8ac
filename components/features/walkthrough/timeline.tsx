import { useRef, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineBar, LineDrop, LineNode } from '@/components/rail/rail';
import { stepCount } from '@/components/player/player-machine';
import type { Steps } from '@/content/walkthrough/types';
import { words } from '@/content/walkthrough/words';

type TimelineProps = { steps: Steps; current: number; onSeek: (step: number) => void };

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
 * The eight steps along the line, which comes from the building at --foot: one tab stop, in which
 * arrow keys, Home and End move between steps. In narrow windows the caption is between the current
 * step and those below it, and earlier ones are seen only with the focus. Where steps are narrow,
 * only the current one shows its title.
 */
export function Timeline({ steps, current, onSeek }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const moveByKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const by = moves[key];
    if (by === undefined || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    flushSync(() => onSeek(current + by));
    list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  };
  return (
    <ol
      ref={list}
      aria-label={words.steps}
      onKeyDown={moveByKey}
      className="col-span-full flex overflow-hidden pt-4 pr-6 pb-3 pl-[calc(var(--foot)-0.8125rem)] narrow:contents"
    >
      {steps.map((step, index) => {
        const isCurrent = index === current;
        const state = isCurrent ? 'current' : index < current ? 'done' : 'to-come';
        return (
          <li
            key={step.id}
            className={cx(
              'group relative min-w-0 flex-1 narrow:flex-none narrow:pl-15',
              state === 'done' && 'narrow:not-focus-within:hidden',
              state === 'to-come' && 'narrow:order-3 narrow:mt-5',
            )}
          >
            {index === 0 && <LineDrop className="-top-4 bottom-auto h-4 narrow:hidden" />}
            <LineBar
              className={cx(
                '-right-3.25 left-3.25 transition-colors group-last:-right-9.25 narrow:hidden',
                state !== 'done' && 'bg-dark-line',
              )}
            />
            <button
              type="button"
              tabIndex={isCurrent ? 0 : -1}
              aria-current={isCurrent ? 'step' : undefined}
              onClick={() => onSeek(index)}
              className="relative flex min-h-24 w-full flex-col items-start gap-2 rounded-chip pr-2.5 text-left text-tiny @large:text-small narrow:static narrow:min-h-9.5 narrow:flex-row narrow:flex-wrap narrow:items-center narrow:font-display narrow:text-label"
            >
              <LineNode
                className={cx(
                  'relative transition-colors narrow:absolute narrow:[--line-y:1.1875rem]',
                  nodes[state],
                )}
              />
              <span
                className={cx(
                  'mt-0.5 leading-none narrow:mt-0',
                  isCurrent ? 'font-semibold text-selected' : 'text-on-dark-soft',
                )}
              >
                {step.clock}
              </span>
              <span
                className={cx(
                  'w-28 font-display leading-[1.2] text-balance @steps:w-auto @steps:max-w-28 narrow:w-auto narrow:max-w-none',
                  isCurrent ? 'narrow:sr-only' : '@max-steps:sr-only narrow:not-sr-only',
                  state === 'to-come' && 'text-on-dark-soft',
                )}
              >
                {step.title}
              </span>
              {isCurrent && (
                <span className="hidden text-small font-medium text-on-dark-soft narrow:block">
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
