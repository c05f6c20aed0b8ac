import { useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { reducedMotion } from '@/components/motion/play';
import { walkthrough as timing } from '@/content/site/timing';
import type { SchoolKind, Story, Trigger } from '@/content/walkthrough/types';
import { frameAt, type StoryFrames } from './frame-at';
import { playerReducer, ready } from './player-machine';

/**
 * The state of a story that is played, and its current frame. It pauses when its tab is hidden. With
 * reduced motion each step is a still.
 *
 * @param tell returns the story of a trigger and a kind of school; the same function in every render
 * @param plays whether it plays from the start
 */
export function useStory<Told extends StoryFrames = Story>(
  tell: (trigger: Trigger, school: SchoolKind) => Told,
  school: SchoolKind,
  plays: boolean,
) {
  const [state, send] = useReducer(playerReducer, school, (kind) =>
    playerReducer(ready('panic-button', kind), { type: plays ? 'play' : 'pause' }),
  );
  const { status, step, within } = state;
  const isStill = useMedia(reducedMotion);
  const story = useMemo(
    () => tell(state.trigger, state.school),
    [tell, state.trigger, state.school],
  );
  const lengths = story.steps.map(({ ms }) => (isStill ? timing.stillStep : ms));
  const frame = frameAt(story, step, isStill || state.settled ? Infinity : within);

  // Every frame is needed while the dot moves; afterwards only doors, channels and seconds change.
  useClock(status === 'playing', frame.travel < 1 ? 0 : timing.channelInterval / 2, (ms) =>
    send({ type: 'tick', ms, lengths }),
  );
  useEffect(() => {
    const pause = () => document.hidden && send({ type: 'hidden' });
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  const total = sum(lengths);
  const elapsed = status === 'ended' ? total : sum(lengths.slice(0, step)) + within;
  return {
    state,
    send,
    story,
    frame,
    isStill,
    /** Milliseconds played, and the story's total. */
    elapsed,
    total,
  };
}

export type StoryPlayer = ReturnType<typeof useStory<Story>>;

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * A longer gap between frames (debugger, sleeping laptop) counts as this much, so that no step is
 * skipped.
 */
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
