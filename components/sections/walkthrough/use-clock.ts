import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onFrame` with the milliseconds since the last frame while `running`. A gap longer than a
 * quarter of a second (a debugger, a sleeping laptop) counts as a quarter: nothing is leapt over.
 */
export function useClock(running: boolean, onFrame: (ms: number) => void) {
  const frame = useEffectEvent(onFrame);

  useEffect(() => {
    if (!running) return;
    let before: number | undefined;
    let request = requestAnimationFrame(function step(now) {
      if (before !== undefined) frame(Math.min(now - before, 250));
      before = now;
      request = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(request);
  }, [running]);
}
