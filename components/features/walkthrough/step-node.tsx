import { LineNode } from '@/components/scene/line';
import { cx } from '@/components/lib/cx';

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
