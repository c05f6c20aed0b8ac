import type { KeyboardEvent } from 'react';
import { stepCount } from '@/components/lib/player-machine';

const moves: Record<string, (step: number) => number> = {
  ArrowRight: (step) => step + 1,
  ArrowDown: (step) => step + 1,
  ArrowLeft: (step) => step - 1,
  ArrowUp: (step) => step - 1,
  Home: () => 0,
  End: () => stepCount - 1,
};

/** The step that a key moves to, or undefined for other keys. */
export function stepForKey({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, step: number) {
  if (ctrlKey || metaKey || altKey) return undefined;
  const to = moves[key]?.(step);
  return to === undefined ? undefined : Math.min(Math.max(to, 0), stepCount - 1);
}
