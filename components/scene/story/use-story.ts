import { useEffect, useEffectEvent, useReducer } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { reducedMotion } from '@/components/motion/play';
import { walkthrough as timing } from '@/content/site/timing';
import { frameAt, type StoryFrames } from './frame-at';
import { playerReducer, ready } from './player-machine';

/**
 * The state of a story that is played, and its current frame. It pauses when its tab is hidden. With
 * reduced motion each step is a still.
 *
 * @param plays whether it plays from the start
 */
export function useStory(story: StoryFrames, plays: boolean) {
  const [state, send] = useReducer(playerReducer, plays ? { ...ready, status: 'playing' } : ready);
  const { status, step, within } = state;
  const isStill = useMedia(reducedMotion);
  const lengths = story.steps.map(({ ms }) => (isStill ? timing.stillStep : ms));
  const frame = frameAt(story, step, isStill || state.settled ? Infinity : within);

  // Every frame is needed while the dot moves; afterwards only doors, channels and seconds change.
  useClock(status === 'playing', frame.travel < 1 ? 0 : timing.channelInterval / 2, (ms) =>
    send({ type: 'tick', ms, lengths }),
  );
  useEffect(() => {
    const pause = () => document.hidden && send({ type: 'pause' });
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const total = sum(lengths);
  /** Milliseconds played. */
  const elapsed = status === 'ended' ? total : sum(lengths.slice(0, step)) + within;
  return { state, send, frame, isStill, elapsed, total };
}

export type StoryPlayer = ReturnType<typeof useStory>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** A longer gap between frames (a laptop that slept) counts as this much, so that no step is skipped. */
const longest = 250;

/**
 * Calls `onTick` with the elapsed milliseconds while `running`: on every frame if `every` is 0,
 * else at least `every` milliseconds apart.
 */
function useClock(running: boolean, every: number, onTick: (ms: number) => void) {
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
