import { useEffect, useEffectEvent, useReducer, useState } from 'react';
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
  const [speed, setSpeed] = useState(1);
  const { status, step, within } = state;
  const isStill = useMedia(reducedMotion);
  const lengths = story.steps.map(({ ms }) => (isStill ? timing.stillStep : ms));
  const frame = frameAt(story, step, isStill || state.settled ? Infinity : within);

  // Every frame is needed while the dot moves; afterwards only doors, channels and seconds change.
  const every = frame.travel < 1 ? 0 : timing.channelInterval / 2;
  /** Returns whether the time has been played; if not, it counts in the next frame. */
  const tick = useEffectEvent((ms: number) => {
    if (ms >= every) send({ type: 'tick', ms: ms * speed, length: lengths[step]! });
    return ms >= every;
  });
  useEffect(() => {
    if (status !== 'playing') return;
    let before: number | undefined;
    let request = requestAnimationFrame(function next(now) {
      before ??= now;
      if (tick(Math.min(now - before, longest))) before = now;
      request = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(request);
  }, [status]);
  useEffect(() => {
    const pause = () => document.hidden && send({ type: 'pause' });
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  /** Milliseconds played, and of the whole story. */
  const elapsed = status === 'ended' ? sum(lengths) : sum(lengths.slice(0, step)) + within;
  return { state, send, speed, setSpeed, frame, isStill, elapsed, total: sum(lengths) };
}

export type StoryPlayer = ReturnType<typeof useStory>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
