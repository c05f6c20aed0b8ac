'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { scrollBehavior } from '@/components/motion/play';
import { slot } from '@/components/school/scene-section';
import { useStory } from '@/components/player/use-story';
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
 * must know, and captions are in the soil below it. Nothing on the page moves for it; the buttons above the
 * school fade, and the headline where the page scrolls. It starts and takes the focus when it is mounted.
 */
export function Alert({ button, onEnd }: AlertProps) {
  const part = useRef<HTMLDivElement>(null);
  const upperFloor = useRef<SVGRectElement>(null);
  // With reduced motion it is a series of stills, which only the visitor changes.
  const player = useStory(alert.story);
  const end = (byScroll = false) => {
    const { activeElement, body } = document;
    const hasFocus = activeElement === body || part.current?.contains(activeElement);
    // The button is hidden until it has ended.
    flushSync(onEnd);
    if (hasFocus) button.current?.focus({ preventScroll: byScroll });
  };
  const endNow = useEffectEvent(end);

  useLayoutEffect(() => {
    const captions = part.current!;
    const section = captions.closest('section')!.dataset;
    const page = document.documentElement.dataset;
    section.playing = 'in-place';
    page.scene = 'playing';
    captions.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    if (scrollIntoView(upperFloor.current!, captions, scrollBehavior()))
      section.playing = 'scrolled';
    return () => {
      delete section.playing;
      delete page.scene;
    };
  }, []);

  // Escape ends it, and scrolling it out of view. A window that is turned scrolls it back.
  useEffect(() => {
    const captions = part.current!;
    let wasSeen = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) wasSeen = true;
      else if (wasSeen) endNow(true);
    });
    observer.observe(captions);
    const listeners = new AbortController();
    const { signal } = listeners;
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && endNow();
    const onTurn = () => scrollIntoView(upperFloor.current!, captions, 'instant');
    document.addEventListener('keydown', onEscape, { signal });
    matchMedia('(orientation: portrait)').addEventListener('change', onTurn, { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);

  return (
    <>
      {createPortal(<AlertStage frame={player.frame} upperFloor={upperFloor} />, slot('stage'))}
      {createPortal(<AlertCaptions {...player} part={part} onEnd={() => end()} />, slot('foot'))}
    </>
  );
}

/**
 * Unless the whole page from its top to the captions is in view, scrolls until the captions are, but keeps the
 * upper floor below the header. Returns whether it scrolls.
 */
function scrollIntoView(upperFloor: Element, captions: Element, behavior: ScrollBehavior) {
  const below = captions.getBoundingClientRect().bottom - window.innerHeight;
  if (below <= 0 && window.scrollY === 0) return false;
  // Its ceiling may be under the header.
  const most = upperFloor.getBoundingClientRect().top - header.scrolledHeight + 12;
  // Not less than gives the header a background.
  const least = header.scrolledThreshold + 1;
  window.scrollTo({ top: Math.max(window.scrollY + Math.min(below, most), least), behavior });
  return true;
}
