import { useEffect, useEffectEvent, useReducer, type RefObject } from 'react';
import { playerReducer, ready, stepCount } from '@/components/lib/player-machine';
import { useClock } from '@/components/lib/use-clock';
import { useMedia } from '@/components/lib/use-media';
import { prefersReducedMotion, reducedMotion } from '@/components/motion/play';
import { frameAt } from '@/components/scene/story/frame-at';
import { walkthrough as timing } from '@/content/site/timing';
import { alert } from '@/content/walkthrough/alert';

const { steps } = alert.story;
const lengths = steps.map(({ ms }) => ms);

const start = () =>
  playerReducer(ready('panic-button', 'single'), {
    type: prefersReducedMotion() ? 'pause' : 'play',
  });

/**
 * The state of the alert. It plays at once, and pauses when its tab is hidden; with reduced motion it
 * is a series of stills, which only the visitor changes.
 */
export function useAlert() {
  const [state, send] = useReducer(playerReducer, undefined, start);
  const isStill = useMedia(reducedMotion);
  const isPlaying = state.status === 'playing';
  const frame = frameAt(
    alert.story,
    state.step,
    isStill || state.settled ? Infinity : state.within,
  );

  useClock(isPlaying, frame.travel < 1 ? 0 : timing.channelInterval / 2, (ms) =>
    send({ type: 'tick', ms, lengths }),
  );
  useEffect(() => {
    const pause = () => document.hidden && send({ type: 'hidden' });
    document.addEventListener('visibilitychange', pause);
    return () => document.removeEventListener('visibilitychange', pause);
  }, []);

  return { state, send, frame, isStill, isOver: !isPlaying && state.step === stepCount - 1 };
}

/**
 * Ends the alert with Escape, when another part of the page takes the focus, and when its captions are
 * scrolled out of view.
 */
export function useEndings(part: RefObject<HTMLElement | null>, end: (byScroll: boolean) => void) {
  const endNow = useEffectEvent(end);

  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && endNow(false);
    const onFocus = ({ target }: FocusEvent) =>
      !part.current?.contains(target as Node) && endNow(true);
    let wasSeen = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) wasSeen = true;
      else if (wasSeen) endNow(true);
    });
    if (part.current) observer.observe(part.current);
    document.addEventListener('keydown', onEscape);
    document.addEventListener('focusin', onFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('keydown', onEscape);
      document.removeEventListener('focusin', onFocus);
    };
  }, [part]);
}
