'use client';

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { easing, pageEnter } from '@/content/site/timing';
import { play, prefersReducedMotion } from './play';
import { useReveal } from './use-reveal';

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
 * with reduced motion.
 */
export function PageEnter({ page, navigation, isInPage, children }: PageEnterProps) {
  const scope = useRef<HTMLDivElement>(null);
  const before = useRef({ page, navigation });

  useReveal(scope, page);

  useLayoutEffect(() => {
    const last = before.current;
    before.current = { page, navigation };
    const isNew = page !== last.page || (navigation > last.navigation && !isInPage);
    if (isNew && navigation !== 1 && !prefersReducedMotion())
      return play(
        scope.current!,
        { opacity: [0, 1], transform: [`translateY(${pageEnter.rise}px)`, 'none'] },
        pageEnter.duration,
        easing.enter,
      );
  }, [page, navigation, isInPage]);

  return <div ref={scope}>{children}</div>;
}
