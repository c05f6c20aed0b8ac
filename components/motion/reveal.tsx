'use client';

import { useInView, useReducedMotion } from 'framer-motion';
import { useAnimate } from 'framer-motion/mini';
import { useEffect, useRef, type ReactNode } from 'react';
import { easing, reveal } from '@/content/timing';

type RevealProps = { children: ReactNode; className?: string };

/**
 * Lifts a block into place when it is scrolled into view, once (SPEC sections 4 and 9: 10% visible,
 * 50 px inside the bottom edge). Without script, with reduced motion, and for what is already on
 * screen, the block is simply there: it is hidden only once script runs and it is off screen.
 */
export function Reveal({ children, className }: RevealProps) {
  const [scope, animate] = useAnimate<HTMLDivElement>();
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
    if (!seen || !waiting.current) return;
    waiting.current = false;
    scope.current.classList.remove('opacity-0');
    animate(
      scope.current,
      { opacity: [0, 1], transform: [`translateY(${reveal.rise}px)`, 'none'] },
      { duration: reveal.duration / 1000, ease: easing.enter },
    );
  }, [seen, animate, scope]);

  return (
    <div ref={scope} className={className}>
      {children}
    </div>
  );
}
