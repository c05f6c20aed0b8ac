import { useEffect, useEffectEvent } from 'react';

/** A gap longer than this (a debugger, a sleeping laptop) counts as this much: nothing is leapt over. */
const longest = 250;

/**
 * Calls `onTick` with the milliseconds that have passed, while `running`: at every frame of the
 * screen, or once `every` milliseconds have come together.
 */
export function useClock(running: boolean, every: number, onTick: (ms: number) => void) {
  const frame = useEffectEvent((passed: number) => {
    if (passed < every) return false;
    onTick(passed);
    return true;
  });

  useEffect(() => {
    if (!running) return;
    let before: number | undefined;
    let passed = 0;
    let request = requestAnimationFrame(function step(now) {
      passed += Math.min(now - (before ?? now), longest);
      before = now;
      if (frame(passed)) passed = 0;
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [running]);
}
