'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { atLeast } from '@/components/lib/media';
import { useMedia } from '@/components/lib/use-media';

type ParallaxProps = {
  /** Share of the scrolled distance that the part moves along, 0 to 1; with 0 it does not move. */
  share: number;
  children: ReactNode;
};

/** A part of an illustration near the top of a page that scrolls more slowly than it, on desktop only. */
export function Parallax({ share, children }: ParallaxProps) {
  const part = useRef<SVGGElement>(null);
  const isAllowed = useMedia(`${atLeast('desktop')} and (prefers-reduced-motion: no-preference)`);

  useEffect(() => {
    const { style } = part.current!;
    if (!isAllowed || !share) return;
    const place = () => {
      style.transform = `translateY(${window.scrollY * share}px)`;
    };
    place();
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      window.removeEventListener('scroll', place);
      style.transform = '';
    };
  }, [isAllowed, share]);

  return <g ref={part}>{children}</g>;
}
