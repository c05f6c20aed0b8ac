import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { LineNode } from '@/components/scene/line';
import { cx } from '@/components/lib/cx';
import { words } from '@/content/walkthrough/words';
import { stepCount } from '@/components/scene/story/player-machine';

type StepListProps = {
  current: number;
  onSeek: (step: number) => void;
  className: string;
  /** Steps, each with a button; that of the current one has aria-current. */
  children: ReactNode;
};

/** The steps of a story: one tab stop, in which arrow keys, Home and End move between steps. */
export function StepList({ current, onSeek, className, children }: StepListProps) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <ol
      ref={list}
      aria-label={words.steps}
      className={className}
      onKeyDown={(event) => {
        const to = stepForKey(event, current);
        if (to === undefined || !(event.target as Element).closest('button')) return;
        event.preventDefault();
        flushSync(() => onSeek(to));
        list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
      }}
    >
      {children}
    </ol>
  );
}

const moves: Record<string, (step: number) => number> = {
  ArrowRight: (step) => step + 1,
  ArrowDown: (step) => step + 1,
  ArrowLeft: (step) => step - 1,
  ArrowUp: (step) => step - 1,
  Home: () => 0,
  End: () => stepCount - 1,
};

/** The step that a key moves to, or undefined for other keys. */
function stepForKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, step: number) {
  if (ctrlKey || metaKey || altKey) return undefined;
  const to = moves[key]?.(step);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), stepCount - 1);
}

export type NodeState = 'done' | 'current' | 'to-come';

export const nodeState = (index: number, current: number): NodeState =>
  index < current ? 'done' : index === current ? 'current' : 'to-come';

const styles: Record<NodeState, string> = {
  done: 'bg-dark',
  // The dark shadow hides the line between the node and its ring.
  current:
    'bg-on-dark shadow-[0_0_0_4px_theme(colors.dark)] outline-3 outline-offset-4 outline-on-dark',
  'to-come': 'border-on-dark-faint bg-dark',
};

/** A step's node on the timeline. */
export function StepNode({ state, className }: { state: NodeState; className?: string }) {
  return <LineNode className={cx('transition-colors', styles[state], className)} />;
}
