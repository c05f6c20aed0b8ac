'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { atLeast } from '@/components/lib/media';

const allowed = `${atLeast('desktop')} and (prefers-reduced-motion: no-preference)`;

type ParallaxProps = {
  /** Share of the scrolled distance that the part moves along, 0 to 1; with 0 it does not move. */
  share: number;
  children: ReactNode;
};

/** A part of an illustration near the top of a page that scrolls more slowly than it, on desktop only. */
export function Parallax({ share, children }: ParallaxProps) {
  const block = useRef<SVGGElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element || !share) return;
    const media = window.matchMedia(allowed);
    const place = () => {
      element.style.transform = media.matches ? `translateY(${window.scrollY * share}px)` : '';
    };
    place();
    media.addEventListener('change', place);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      media.removeEventListener('change', place);
      window.removeEventListener('scroll', place);
    };
  }, [share]);

  return <g ref={block}>{children}</g>;
}
