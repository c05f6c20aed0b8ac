import { useEffect, useReducer, useRef } from 'react';
import { prefersReducedMotion } from '@/components/motion/play';
import { lockPanel as timing } from '@/content/site/timing';
import type { LockDoor } from '@/content/lock-panel/lock-panel';
import { doorsFor, everyDoor, reducePanel, startPanel, type LockState } from './lock-state';

/**
 * The state and commands of the panel. Unmounting clears every timer. Locking takes effect without
 * confirmation; releasing needs `ask` and then `release`. A command for all runs left to right, 120
 * ms apart, or all at once with reduced motion.
 */
export function useLockPanel(facts: { doors: LockDoor[]; time: string }) {
  const [state, dispatch] = useReducer(reducePanel, facts, startPanel);
  const after = useTimers();
  const { doors, asking } = state;

  const send = (targets: LockState[], to: 'secured' | 'open') => {
    const gap = prefersReducedMotion() ? 0 : timing.stagger;
    targets.forEach(({ id, answersIn }, index) => {
      after(index * gap, () => dispatch({ type: 'send', door: id, to }));
      after(index * gap + answersIn, () => dispatch({ type: 'answer', door: id }));
    });
  };
  return {
    state,
    lock: (door: LockState) => send([door], 'secured'),
    queue: (door: LockState) => dispatch({ type: 'queue', door: door.id }),
    cancel: (door: LockState) => dispatch({ type: 'cancel', door: door.id }),
    lockAll: () => {
      dispatch({ type: 'all', to: 'secured' });
      send(doorsFor(doors, 'secured'), 'secured');
    },
    ask: (about: string) => dispatch({ type: 'ask', about }),
    keep: () => dispatch({ type: 'dismiss' }),
    release: () => {
      const all = asking === everyDoor;
      dispatch(all ? { type: 'all', to: 'open' } : { type: 'dismiss' });
      send(
        doorsFor(doors, 'open').filter(({ id }) => all || asking === id),
        'open',
      );
    },
  };
}

export type LockPanelCommands = Omit<ReturnType<typeof useLockPanel>, 'state'>;

/** Runs a callback after some milliseconds, unless the panel has closed by then. */
function useTimers() {
  const timers = useRef(new Set<number>());
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => window.clearTimeout(timer));
  }, []);
  return (ms: number, step: () => void) => {
    if (ms === 0) return step();
    const timer = window.setTimeout(() => {
      timers.current.delete(timer);
      step();
    }, ms);
    timers.current.add(timer);
  };
}
