import { useEffect, useEffectEvent } from 'react';

/**
 * A longer gap between frames (debugger, sleeping laptop) counts as this much, so that no step is
 * skipped.
 */
const longest = 250;

/**
 * Calls `onTick` with the elapsed milliseconds while `running`: on every frame if `every` is 0,
 * else at least `every` milliseconds apart.
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
