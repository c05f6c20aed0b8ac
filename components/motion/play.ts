import { animate } from 'framer-motion/dom/mini';

/** The media query of reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now; `useMedia` follows a change. */
export const prefersReducedMotion = () => window.matchMedia(reducedMotion).matches;

/** How a page scrolls to one of its places. */
export const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/**
 * Plays an animation.
 *
 * @param duration in milliseconds
 * @returns a function that ends it
 */
export function play(
  element: HTMLElement,
  keyframes: Parameters<typeof animate>[1],
  duration: number,
  ease: 'linear' | readonly [number, number, number, number],
) {
  const animation = animate(element, keyframes as never, {
    duration: duration / 1000,
    ease: ease === 'linear' ? ease : [...ease],
  });
  // Not stop() or complete(): they would write a style attribute, which the policy blocks in WebKit.
  return () => animation.cancel();
}
