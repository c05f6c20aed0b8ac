'use client';

import { animateValue, inView, useReducedMotion } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { counter } from '@/content/timing';

type CounterProps = {
  value: number;
  /** Directly before the number, e.g. "+". */
  prefix?: string;
  /** Digits after the point. */
  decimals?: number;
};

/**
 * A number that counts up from 0 in 2 s when 30% of the section around it can be seen, once
 * (SPEC sections 4 and 9). The markup holds the final number and its width is kept free while
 * counting. With reduced motion, and in a section too tall for the window to ever show 30% of it,
 * the number is simply there. It is hidden from assistive technology: set the figure beside it as
 * text for screen readers.
 */
export function Counter({ value, prefix = '', decimals = 0 }: CounterProps) {
  const number = useRef<HTMLSpanElement>(null);
  const still = useReducedMotion();
  const final = prefix + value.toFixed(decimals);

  useEffect(() => {
    const element = number.current;
    const section = element?.closest('section');
    if (still || !element || !section) return;
    if (section.offsetHeight * counter.visible > window.innerHeight) return;
    const show = (current: number) => (element.textContent = prefix + current.toFixed(decimals));
    let counting: { stop: () => void } | undefined;

    show(0);
    const stopWatching = inView(
      section,
      () => {
        counting = animateValue({
          keyframes: [0, value],
          duration: counter.duration,
          ease: 'easeOut',
          onUpdate: show,
        });
      },
      { amount: counter.visible },
    );
    return () => {
      stopWatching();
      counting?.stop();
      show(value);
    };
  }, [still, value, prefix, decimals]);

  return (
    <span
      aria-hidden="true"
      data-final={final}
      className="inline-grid *:col-start-1 *:row-start-1 after:invisible after:col-start-1 after:row-start-1 after:content-[attr(data-final)]"
    >
      <span ref={number} className="flex w-0 min-w-full justify-end">
        {final}
      </span>
    </span>
  );
}
