'use client';

import { useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { easing, pageEnter } from '@/content/timing';

/**
 * Fades and lifts a page into place on each change of page (SPEC section 9: 300 ms). The first page
 * of a visit is simply there, as it is with reduced motion.
 *
 * @param page what identifies the page, e.g. its path; a new value plays the entrance
 */
export function PageEnter({ page, children }: { page: string; children: ReactNode }) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
  const still = useReducedMotion();
  const before = useRef(page);

  useLayoutEffect(() => {
    if (before.current === page) return;
    before.current = page;
    if (still) return;
    const entrance = animate(
      scope.current,
      { opacity: [0, 1], transform: [`translateY(${pageEnter.rise}px)`, 'none'] },
      { duration: pageEnter.duration / 1000, ease: easing.enter },
    );
    // Not complete(): cut short by the next one it would write a style attribute, which WebKit refuses.
    return () => entrance.cancel();
  }, [page, still, animate, scope]);

  return <div ref={scope}>{children}</div>;
}
