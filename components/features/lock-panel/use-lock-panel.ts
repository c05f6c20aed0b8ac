import { useReducer } from 'react';
import { prefersReducedMotion } from '@/components/motion/play';
import { lockPanel as timing } from '@/content/site/timing';
import {
  doorsFor,
  everyDoor,
  reducePanel,
  startPanel,
  type LockState,
  type Order,
} from './lock-state';

/**
 * The state and commands of the panel. Locking takes effect without confirmation; releasing needs
 * `ask` and then `release`. A command for all runs left to right, or at once with reduced motion.
 */
export function useLockPanel() {
  const [state, dispatch] = useReducer(reducePanel, startPanel);
  const { doors, asking } = state;

  const send = (targets: readonly LockState[], to: Order, isForAll = false) => {
    const gap = prefersReducedMotion() ? 0 : timing.stagger;
    const answers = targets.map(({ id, answersIn }, index) => {
      const answer = index * gap + answersIn;
      after(index * gap, () => dispatch({ type: 'send', door: id, to }));
      after(answer, () => dispatch({ type: 'become', door: id, to, isQuiet: isForAll }));
      return answer;
    });
    if (isForAll) after(Math.max(0, ...answers), () => dispatch({ type: 'finish', to }));
  };
  const ask = (about?: string) => dispatch({ type: 'ask', about });

  return {
    state,
    ask,
    lock: (door: LockState) => send([door], 'secured'),
    queue: ({ id, queued }: LockState) =>
      dispatch({ type: 'become', door: id, to: queued ? 'canceled' : 'queued' }),
    lockAll: () => {
      ask();
      for (const { id } of doors)
        dispatch({ type: 'become', door: id, to: 'queued', isQuiet: true });
      send(doorsFor(doors, 'secured'), 'secured', true);
    },
    release: () => {
      const isForAll = asking === everyDoor;
      ask();
      const targets = doorsFor(doors, 'open').filter(({ id }) => isForAll || asking === id);
      send(targets, 'open', isForAll);
    },
  };
}

export type LockPanelCommands = Omit<ReturnType<typeof useLockPanel>, 'state'>;

/** At once if there is nothing to wait for. After the panel has closed React ignores a late step. */
function after(ms: number, step: () => void) {
  if (ms) setTimeout(step, ms);
  else step();
}
