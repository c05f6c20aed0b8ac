'use client';

import { useInView, useReducedMotion } from 'framer-motion';
import { useEffect, useRef, type ReactNode } from 'react';
import { easing, reveal } from '@/content/timing';
import { play } from './play';

type RevealProps = { children: ReactNode; className?: string };

/**
 * Lifts a block into place when it is scrolled into view, once (SPEC sections 4 and 9: 10% visible,
 * 50 px inside the bottom edge). Without script, with reduced motion, and for what is already on
 * screen, the block is simply there: it is hidden only once script runs and it is off screen.
 */
export function Reveal({ children, className }: RevealProps) {
  const scope = useRef<HTMLDivElement>(null);
  const still = useReducedMotion();
  const waiting = useRef(false);
  const seen = useInView(scope, {
    once: true,
    amount: reveal.visible,
    margin: `0px 0px -${reveal.bottomMargin}px 0px`,
  });

  useEffect(() => {
    const block = scope.current;
    if (still || !block || block.getBoundingClientRect().top < window.innerHeight) return;
    waiting.current = true;
    block.classList.add('opacity-0');
    return () => {
      block.classList.remove('opacity-0');
    };
  }, [still, scope]);

  useEffect(() => {
    const block = scope.current;
    if (!seen || !block || !waiting.current) return;
    waiting.current = false;
    block.classList.remove('opacity-0');
    play(
      block,
      { opacity: [0, 1], transform: [`translateY(${reveal.rise}px)`, 'none'] },
      reveal.duration,
      easing.enter,
    );
  }, [seen, scope]);

  return (
    <div ref={scope} className={className}>
      {children}
    </div>
  );
}
