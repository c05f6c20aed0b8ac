import { useEffect, useEffectEvent, useReducer } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { prefersReducedMotion, reducedMotion } from '@/components/motion/play';
import { walkthrough as timing } from '@/content/site/timing';
import { frameAt, type StoryFrames } from './frame-at';
import { playerReducer, ready, type PlayerState } from './player-machine';

/** A longer gap between frames (a laptop that slept) counts as this much, so that no step is skipped. */
const longest = 250;

/**
 * The state of a story, which plays from the start, and its current frame. It pauses when its tab is
 * hidden. With reduced motion it waits to be played, and each step is a still.
 */
export function useStory(story: StoryFrames) {
  const [state, send] = useReducer(playerReducer, ready, (ready): PlayerState =>
    prefersReducedMotion() ? ready : { ...ready, status: 'playing' },
  );
  const { status, step, within } = state;
  const isStill = useMedia(reducedMotion);
  const lengths = story.steps.map(({ ms }) => (isStill ? timing.stillStep : ms));
  const frame = frameAt(story, step, isStill || state.settled ? Infinity : within);

  // Every frame is needed while the dot moves; afterwards only doors, channels and seconds change.
  const every = frame.travel < 1 ? 0 : timing.channelInterval / 2;
  const tick = useEffectEvent((ms: number) => {
    if (ms < every) return false;
    send({ type: 'tick', ms, lengths });
    return true;
  });
  useEffect(() => {
    if (status !== 'playing') return;
    let before: number | undefined;
    let passed = 0;
    let request = requestAnimationFrame(function next(now) {
      passed += Math.min(now - (before ?? now), longest);
      before = now;
      if (tick(passed)) passed = 0;
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [status]);
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
