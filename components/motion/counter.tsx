'use client';

import { animateValue, inView } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { numberText, unitText } from '@/components/lib/statistic';
import { useMedia } from '@/components/lib/use-media';
import { counter } from '@/content/site/timing';
import type { Statistic } from '@/content/site/types';
import { reducedMotion } from './play';
import { whenScrolled } from './when-scrolled';

/** Hides the final number while its copy counts, but not in print. */
const hiddenClass = cx('not-print:opacity-0');

/**
 * A number with its unit that counts up from 0 once, when its section comes into view, by a wheel, a key, a link or a
 * script. The final number is in the text and keeps its width; a copy over it counts, from the
 * visitor's first scroll on, so that a screenshot of the page shows the value. Nothing counts with
 * reduced motion, in a section that is in view from the start, or in one too high for the window.
 */
export function Counter({ figure }: { figure: Statistic }) {
  const final = useRef<HTMLSpanElement>(null);
  const moving = useRef<HTMLSpanElement>(null);
  const isReduced = useMedia(reducedMotion);

  useEffect(() => {
    const number = final.current;
    const copy = moving.current;
    const section = number?.closest('section');
    if (isReduced || !number || !copy || !section) return;
    const { top, bottom } = section.getBoundingClientRect();
    const isInView = top < window.innerHeight && bottom > 0;
    if (isInView || section.offsetHeight * counter.visible > window.innerHeight) return;
    const show = (current: number) => {
      number.classList.add(hiddenClass);
      copy.textContent = numberText(figure, current);
    };
    const showFinal = () => {
      number.classList.remove(hiddenClass);
      copy.textContent = '';
    };
    let counting: { stop: () => void } | undefined;

    // After a jump into the section too: the event comes before the frame is painted.
    const stopWaiting = whenScrolled(() => show(0));
    const stopWatching = inView(
      section,
      () => {
        stopWaiting();
        // A larger window shows it, not a scroll: it would go from the final number to 0 in sight.
        if (!copy.textContent) return;
        counting = animateValue({
          keyframes: [0, figure.value],
          duration: counter.duration,
          ease: 'easeOut',
          onUpdate: show,
          onComplete: showFinal,
        });
      },
      { amount: counter.visible },
    );
    return () => {
      stopWaiting();
      stopWatching();
      counting?.stop();
      showFinal();
    };
  }, [isReduced, figure]);

  return (
    <>
      <span className="relative inline-block">
        <span ref={final}>{numberText(figure)}</span>
        <span
          ref={moving}
          aria-hidden="true"
          className="absolute inset-y-0 left-0 whitespace-nowrap print:hidden"
        />
      </span>
      <span className="text-[0.42em] tracking-normal">{unitText(figure)}</span>
    </>
  );
}
