'use client';

import { useLayoutEffect, useRef, type HTMLAttributes } from 'react';
import { tabFade } from '@/content/site/timing';
import { play, prefersReducedMotion } from './play';

type TabFadeProps = HTMLAttributes<HTMLDivElement> & {
  /** A new value fades the block in. */
  on: unknown;
};

/** Fades a block in whenever `on` changes, but not with reduced motion. */
export function TabFade({ on, ...props }: TabFadeProps) {
  const scope = useRef<HTMLDivElement>(null);
  const before = useRef(on);

  useLayoutEffect(() => {
    if (before.current === on) return;
    before.current = on;
    if (!prefersReducedMotion())
      return play(scope.current!, { opacity: [0, 1] }, tabFade, 'linear');
  }, [on]);

  return <div ref={scope} {...props} />;
}
