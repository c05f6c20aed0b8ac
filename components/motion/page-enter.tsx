'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { easing, pageEnter, pageLoad } from '@/content/site/timing';
import { fetchPlayer, hasPlayer, play, prefersReducedMotion } from './play';
import { hiddenClass, useReveal } from './use-reveal';
import { whenIdle } from '@/components/lib/when-idle';

/** What a visitor does before anything is animated; touches send pointer events too. */
const gestures = ['pointerover', 'keydown'] as const;

type PageEnterProps = {
  /** Identifies the page; a new value plays the entrance. */
  page: string;
  /** The number of the navigation to it: a greater one plays the entrance too, 1 does not. */
  navigation: number;
  /** It leads to a place inside the page, which plays no entrance if the page was shown before. */
  isInPage: boolean;
  children: ReactNode;
};

/**
 * Fades a page in and moves it up on each navigation, but not the first page of a document, and none
 * with reduced motion. It also loads the animation player: at the first gesture, or when idle.
 */
export function PageEnter({ page, navigation, isInPage, children }: PageEnterProps) {
  const scope = useRef<HTMLDivElement>(null);
  const before = useRef({ page, navigation });

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
    const last = before.current;
    before.current = { page, navigation };
    const isNew = page !== last.page || (navigation > last.navigation && !isInPage);
    if (!isNew || navigation === 1 || prefersReducedMotion() || !scope.current) return;
    return enter(scope.current);
  }, [page, navigation, isInPage]);

  return <div ref={scope}>{children}</div>;
}

/**
 * Plays the entrance of a page; returns a function that ends it. If the player is still loading, the
 * page is hidden until it has, at most for 300 ms.
 */
function enter(page: HTMLElement) {
  let entrance: ReturnType<typeof play>;
  let isOver = false;
  const start = () => {
    // The class may be that of the next page's entrance by now.
    if (isOver) return;
    page.classList.remove(hiddenClass);
    entrance = play(
      page,
      { opacity: [0, 1], transform: [`translateY(${pageEnter.rise}px)`, 'none'] },
      pageEnter.duration,
      easing.enter,
    );
  };
  if (hasPlayer()) start();
  else {
    page.classList.add(hiddenClass);
    const timeout = new Promise((resolve) => setTimeout(resolve, pageLoad.slowAfter));
    void Promise.race([fetchPlayer(), timeout]).then(start);
  }
  return () => {
    isOver = true;
    page.classList.remove(hiddenClass);
    // Not complete(): it would write a style attribute, which the policy blocks in WebKit.
    entrance?.cancel();
  };
}
