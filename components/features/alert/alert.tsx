'use client';

import {
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { prefersReducedMotion, scrollBehavior } from '@/components/motion/play';
import { useStory } from '@/components/story/use-story';
import { header } from '@/content/site/timing';
import { alert } from '@/content/walkthrough/alert';
import { AlertCaptions } from './alert-captions';
import { AlertStage } from './alert-stage';

type AlertProps = {
  /** The button that starts it; it gets the focus back. */
  button: RefObject<HTMLElement | null>;
  onEnd: () => void;
};

/**
 * One alert, played over the home page's illustration: the building dims, the line runs to whoever
 * must know, and captions are in the soil below it. Nothing on the page moves for it: both parts are
 * laid over boxes of the hero (marked `data-alert`). It starts and takes the focus when it is mounted.
 */
export function Alert({ button, onEnd }: AlertProps) {
  const part = useRef<HTMLDivElement>(null);
  // With reduced motion it is a series of stills, which only the visitor changes.
  const { state, frame, isStill, send } = useStory(alert.story, !prefersReducedMotion());
  const end = useCallback(
    (byScroll = false) => {
      const { activeElement, body } = document;
      if (activeElement === body || part.current?.contains(activeElement))
        button.current?.focus({ preventScroll: byScroll });
      onEnd();
    },
    [button, onEnd],
  );
  const endNow = useEffectEvent(end);

  // Escape ends it, another part of the page that takes the focus, and scrolling it out of view.
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
    const listeners = new AbortController();
    document.addEventListener('keydown', onEscape, listeners);
    document.addEventListener('focusin', onFocus, listeners);
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);

  useLayoutEffect(() => {
    part.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const below = (part.current?.getBoundingClientRect().bottom ?? 0) - window.innerHeight;
    if (below <= 0) return;
    // Not less than gives the header a background.
    const top = Math.max(window.scrollY + below, header.scrolledThreshold + 1);
    window.scrollTo({ top, behavior: scrollBehavior() });
  }, []);

  return (
    <>
      <Part at="stage">
        <AlertStage frame={frame} />
      </Part>
      <Part at="foot">
        <AlertCaptions
          part={part}
          step={state.step}
          status={state.status}
          isStill={isStill}
          send={send}
          onEnd={end}
        />
      </Part>
    </>
  );
}

function Part({ at, children }: { at: 'stage' | 'foot'; children: ReactNode }) {
  const [place] = useState(() => document.querySelector(`[data-alert=${at}]`)!);
  return createPortal(children, place);
}
