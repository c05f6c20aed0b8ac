import { useEffect, useMemo, useReducer, type Dispatch } from 'react';
import { reducedMotion } from '@/components/motion/play';
import { walkthrough as timing } from '@/content/site/timing';
import type { SchoolKind, Story } from '@/content/walkthrough/types';
import { frameAt, type Frame } from '@/components/scene/story/frame-at';
import {
  playerReducer,
  ready,
  type PlayerEvent,
  type PlayerState,
} from '@/components/lib/player-machine';
import { storyFor } from './story-for';
import { useClock } from '@/components/lib/use-clock';
import { useMedia } from '@/components/lib/use-media';

export type Walkthrough = {
  state: PlayerState;
  story: Story;
  frame: Frame;
  /** Milliseconds played, and the story's total. */
  elapsed: number;
  total: number;
  send: Dispatch<PlayerEvent>;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/**
 * The state of one walkthrough: player, story and current frame. It pauses when its tab is hidden.
 *
 * @param plays whether it plays from the start, as the visitor has asked for it
 */
export function useWalkthrough(school: SchoolKind, plays: boolean): Walkthrough {
  const [state, send] = useReducer(playerReducer, school, (kind) => {
    const first = ready('panic-button', kind);
    return plays ? playerReducer(first, { type: 'play' }) : first;
  });
  const still = useMedia(reducedMotion);
  const story = useMemo(() => storyFor(state.trigger, state.school), [state.trigger, state.school]);
  const lengths = useMemo(
    () => story.steps.map(({ ms }) => (still ? timing.stillStep : ms)),
    [story, still],
  );

  const frame = frameAt(story, state.step, still || state.settled ? Infinity : state.within);
  // Every frame is needed while the dot moves; afterwards only doors, channels and seconds change.
  useClock(state.status === 'playing', frame.travel < 1 ? 0 : timing.channelInterval / 2, (ms) =>
    send({ type: 'tick', ms, lengths }),
  );

  useEffect(() => {
    const changed = () => document.hidden && send({ type: 'hidden' });
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);

  const total = sum(lengths);
  return {
    state,
    story,
    frame,
    elapsed: state.status === 'ended' ? total : sum(lengths.slice(0, state.step)) + state.within,
    total,
    send,
  };
}
