'use client';

import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { scrollBehavior } from '@/components/motion/play';
import { shareAbove } from '@/components/school/geometry';
import { InSlot, useScenePlaying } from '@/components/school/scene-section';
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

/** Space between the header and what plays, in pixels. */
const gap = 24;

/**
 * One alert, played over the home page's illustration: the building dims, the line runs to whoever
 * must know, and captions are in the soil below it. Nothing on the page moves for it; the buttons above the
 * school fade, and the headline where the page scrolls. It starts and takes the focus when it is mounted.
 */
export function Alert({ button, onEnd }: AlertProps) {
  const part = useRef<HTMLDivElement>(null);
  const top = useRef<SVGRectElement>(null);
  // With reduced motion it is a series of stills, which only the visitor changes.
  const { state, frame, isStill, send } = useStory(alert.story);
  const end = useCallback(
    (byScroll = false) => {
      const { activeElement, body } = document;
      const hasFocus = activeElement === body || part.current?.contains(activeElement);
      // The button is hidden until it has ended.
      flushSync(onEnd);
      if (hasFocus) button.current?.focus({ preventScroll: byScroll });
    },
    [button, onEnd],
  );
  const endNow = useEffectEvent(end);
  // Each frame has an array of its own; the captions have a new one when somebody else has been told.
  const [notices, setNotices] = useState(frame.notices);
  if (frame.notices.some((notice, index) => notice !== notices[index])) setNotices(frame.notices);

  // Escape ends it, another part of the page that takes the focus, and scrolling it out of view. A
  // window that is turned scrolls it back.
  useEffect(() => {
    const onEscape = ({ key }: KeyboardEvent) => key === 'Escape' && endNow(false);
    const onFocus = ({ target }: FocusEvent) =>
      !part.current?.contains(target as Node) && endNow(true);
    let wasSeen = false;
    let width = window.innerWidth;
    const observer = new IntersectionObserver(([entry]) => {
      // While it prints a sheet it is not shown.
      if (matchMedia('print').matches) return;
      if (entry?.isIntersecting) wasSeen = true;
      else if (wasSeen) endNow(true);
    });
    const observe = () => part.current && observer.observe(part.current);
    observe();
    const onResize = () => {
      if (width === window.innerWidth) return;
      width = window.innerWidth;
      wasSeen = false;
      observer.disconnect();
      scrollIntoView(top.current!, part.current!);
      observe();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    window.addEventListener('resize', onResize, { signal });
    document.addEventListener('keydown', onEscape, { signal });
    document.addEventListener('focusin', onFocus, { signal });
    return () => {
      observer.disconnect();
      listeners.abort();
    };
  }, []);

  useScenePlaying(() => {
    part.current?.querySelector<HTMLElement>('[data-first]')?.focus({ preventScroll: true });
    return !!part.current && !!top.current && scrollIntoView(top.current, part.current);
  });

  return (
    <>
      <InSlot name="stage">
        <AlertStage frame={frame} top={top} />
      </InSlot>
      <InSlot name="foot">
        <AlertCaptions
          step={state.step}
          status={state.status}
          isPaused={state.status === 'paused' && state.within > 0}
          part={part}
          notices={notices}
          isStill={isStill}
          send={send}
          onEnd={end}
        />
      </InSlot>
    </>
  );
}

/**
 * Unless the whole page from its top to the captions is in view, scrolls to the highest part, or further if
 * they need it. In a window too low for both, the rooms of the upper floor stay, and who has been told is
 * below the window. Returns whether it scrolls.
 */
function scrollIntoView(highest: SVGElement, captions: Element) {
  const below = captions.getBoundingClientRect().bottom - window.innerHeight;
  if (below <= 0 && window.scrollY === 0) return false;
  const above = highest.getBoundingClientRect().top - header.scrolledHeight - gap;
  const scene = highest.ownerSVGElement!.getBoundingClientRect();
  const upperFloor = scene.top + scene.height * shareAbove('office');
  // Its ceiling may be under the header.
  const most = upperFloor - header.scrolledHeight + gap / 2;
  // Not less than gives the header a background.
  const least = header.scrolledThreshold + 1;
  window.scrollTo({
    top: Math.max(window.scrollY + Math.max(above, Math.min(below, most)), least),
    behavior: scrollBehavior(),
  });
  return true;
}
