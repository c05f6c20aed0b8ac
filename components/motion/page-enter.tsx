'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { easing, pageEnter } from '@/content/site/timing';
import { fetchPlayer, play, prefersReducedMotion } from './play';
import { useReveal } from './use-reveal';
import { whenIdle } from '@/components/lib/when-idle';

/** What a visitor does before anything is animated; touches send pointer events too. */
const gestures = ['pointerover', 'keydown'] as const;

/**
 * Fades a page in and moves it up over 300 ms on each navigation. The first page of a visit is not
 * animated, nor is any page with reduced motion. Every page has this component, so it also loads the
 * animation player: at the first gesture, or when the browser is idle.
 *
 * @param page identifies the page, e.g. its path; a new value plays the entrance
 */
export function PageEnter({ page, children }: { page: string; children: ReactNode }) {
  const scope = useRef<HTMLDivElement>(null);
  const before = useRef(page);

  useReveal(scope, page);

  useEffect(() => {
    const load = () => void fetchPlayer();
    const cancel = whenIdle(load);
    for (const gesture of gestures) document.addEventListener(gesture, load, { once: true });
    return () => {
      cancel();
      for (const gesture of gestures) document.removeEventListener(gesture, load);
    };
  }, []);

  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (prefersReducedMotion() || !scope.current) return;
    const entrance = play(
      scope.current,
      { opacity: [0, 1], transform: [`translateY(${pageEnter.rise}px)`, 'none'] },
      pageEnter.duration,
      easing.enter,
    );
    // Not complete(): it would write a style attribute, which the policy blocks in WebKit.
    return () => entrance?.cancel();
  }, [page]);

  return <div ref={scope}>{children}</div>;
}
