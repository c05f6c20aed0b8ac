import { useEffect, useReducer } from 'react';
import { prefersReducedMotion } from '@/components/motion/play';
import { lockPanel as timing } from '@/content/site/timing';
import { nextAnswer, reducePanel, startPanel, type PanelCommand } from './reduce-panel';

export type Send = (command: PanelCommand) => void;

/**
 * The state of the panel, and what sends it commands. Locking takes effect without confirmation; releasing
 * needs `ask` and then `release`. A command for all runs left to right, or at once with reduced motion.
 */
export function useLockPanel() {
  const [state, dispatch] = useReducer(reducePanel, startPanel);
  const starts = state.doors.map(({ command }) => command?.startsAt ?? 0);
  /** When the panel changes next by itself. */
  const next = Math.min(...starts.filter((at) => at > state.now), nextAnswer(state));

  useEffect(() => {
    if (next === Infinity) return;
    // A timer may fire a fraction of a millisecond early.
    const tick = () => dispatch({ type: 'tick', now: Math.max(next, performance.now()) });
    const timer = setTimeout(tick, next - performance.now());
    return () => clearTimeout(timer);
  }, [next]);

  const send: Send = (command) =>
    dispatch({
      ...command,
      gap: prefersReducedMotion() ? 0 : timing.stagger,
      now: performance.now(),
    });
  return { state, send };
}
