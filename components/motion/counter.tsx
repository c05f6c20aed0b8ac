'use client';

import { animateValue, inView } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { useMedia } from '@/components/lib/use-media';
import { counter } from '@/content/timing';
import { reducedMotion } from './play';
import { isBelowWindow, whenScrolled } from './when-scrolled';

type CounterProps = {
  value: number;
  /** Directly before the number, e.g. "+". */
  prefix?: string;
  /** Digits after the point. */
  decimals?: number;
};

/** Only on screens: paper shows the final number. */
const covered = 'not-print:opacity-0';

/**
 * A number that counts up from 0 in 2 s when 30% of the section around it is visible, once. The
 * final number is the text and keeps its width; the counting one lies over it, hidden from
 * assistive technology. It stands at 0 from the visitor's first scroll, not before, so that a
 * capture of the page shows the value. With reduced motion, and in a section too tall for the
 * window to ever show 30% of it, nothing counts.
 */
export function Counter({ value, prefix = '', decimals = 0 }: CounterProps) {
  const final = useRef<HTMLSpanElement>(null);
  const moving = useRef<HTMLSpanElement>(null);
  const isStill = useMedia(reducedMotion);

  useEffect(() => {
    const number = final.current;
    const copy = moving.current;
    const section = number?.closest('section');
    if (isStill || !number || !copy || !section) return;
    if (section.offsetHeight * counter.visible > window.innerHeight) return;
    const show = (current: number) => {
      number.classList.add(covered);
      copy.textContent = prefix + current.toFixed(decimals);
    };
    const settle = () => {
      number.classList.remove(covered);
      copy.textContent = '';
    };
    let counting: { stop: () => void } | undefined;

    const stopWaiting = whenScrolled(() => isBelowWindow(section) && show(0));
    const stopWatching = inView(
      section,
      () => {
        counting = animateValue({
          keyframes: [0, value],
          duration: counter.duration,
          ease: 'easeOut',
          onUpdate: show,
          onComplete: settle,
        });
      },
      { amount: counter.visible },
    );
    return () => {
      stopWaiting();
      stopWatching();
      counting?.stop();
      settle();
    };
  }, [isStill, value, prefix, decimals]);

  return (
    <span className="relative">
      <span ref={final}>{prefix + value.toFixed(decimals)}</span>
      <span ref={moving} aria-hidden="true" className="absolute inset-y-0 right-0 print:hidden" />
    </span>
  );
}
