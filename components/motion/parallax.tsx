'use client';

import { useEffect, useRef, type ReactNode } from 'react';
import { atLeast } from '@/components/lib/media';

const allowed = `${atLeast('desktop')} and (prefers-reduced-motion: no-preference)`;

type ParallaxProps = {
  /** Share of the scrolled distance that the block moves along, 0 to 1. */
  share: number;
  children: ReactNode;
};

/** A decorative block near the top of a page that scrolls more slowly than it, on desktop only. */
export function Parallax({ share, children }: ParallaxProps) {
  const block = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = block.current;
    if (!element) return;
    const media = window.matchMedia(allowed);
    let frame = 0;
    const place = () => {
      frame = 0;
      element.style.transform = media.matches ? `translateY(${window.scrollY * share}px)` : '';
    };
    const request = () => {
      frame ||= requestAnimationFrame(place);
    };
    place();
    media.addEventListener('change', request);
    window.addEventListener('scroll', request, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      media.removeEventListener('change', request);
      window.removeEventListener('scroll', request);
    };
  }, [share]);

  return <div ref={block}>{children}</div>;
}
