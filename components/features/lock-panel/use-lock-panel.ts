import { useEffect, useReducer } from 'react';
import { prefersReducedMotion } from '@/components/motion/play';
import { lockPanel as timing } from '@/content/site/timing';
import { nextChange, startPanel } from './lock-state';
import { reducePanel } from './reduce-panel';

/**
 * The state and commands of the panel. Locking takes effect without confirmation; releasing needs
 * `ask` and then `release`. A command for all runs left to right, or at once with reduced motion.
 */
export function useLockPanel() {
  const [state, dispatch] = useReducer(reducePanel, startPanel);
  const next = nextChange(state);

  useEffect(() => {
    if (next === Infinity) return;
    // A timer may fire a fraction of a millisecond early.
    const tick = () => dispatch({ type: 'tick', now: Math.max(next, performance.now()) });
    const timer = setTimeout(tick, next - performance.now());
    return () => clearTimeout(timer);
  }, [next]);

  const gap = () => (prefersReducedMotion() ? 0 : timing.stagger);
  const now = () => performance.now();
  return {
    state,
    ask: (about?: string) => dispatch({ type: 'ask', about, now: now() }),
    lock: (door: string) => dispatch({ type: 'lock', door, now: now() }),
    queue: (door: string) => dispatch({ type: 'queue', door, now: now() }),
    lockAll: () => dispatch({ type: 'lock all', gap: gap(), now: now() }),
    release: () => dispatch({ type: 'release', gap: gap(), now: now() }),
  };
}

export type LockPanelCommands = Omit<ReturnType<typeof useLockPanel>, 'state'>;
