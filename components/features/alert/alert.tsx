'use client';

import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { scrollBehavior } from '@/components/motion/play';
import { useStory } from '@/components/player/use-story';
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

  // It ends by Escape, and when it is scrolled out of view. A window that is turned scrolls it back.
  useLayoutEffect(() => {
    const captions = part.current!;
    const section = captions.closest('section')!.dataset;
    const page = document.documentElement.dataset;
    section.playing = 'in-place';
    page.scene = 'playing';
    captions.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    const isInView = captions.getBoundingClientRect().bottom <= window.innerHeight;
    if (window.scrollY > 0 || !isInView) section.playing = 'scrolled';
    const show = (behavior: ScrollBehavior) =>
      captions.scrollIntoView({ block: 'nearest', behavior });
    show(scrollBehavior());

    let wasSeen = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) wasSeen = true;
      else if (wasSeen) endNow(true);
    });
    observer.observe(captions);
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && endNow(), { signal });
    const turned = matchMedia('(orientation: portrait)');
    turned.addEventListener('change', () => show('instant'), { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
      delete section.playing;
      delete page.scene;
    };
  }, []);

  const place = (id: string) => document.getElementById(`scene-${id}`)!;
  return (
    <>
      {createPortal(<AlertStage frame={player.frame} />, place('stage'))}
      {createPortal(
        <AlertCaptions {...player} part={part} onEnd={() => end()} />,
        place('captions'),
      )}
    </>
  );
}
