type Animate = (typeof import('framer-motion/dom/mini'))['animate'];

let animate: Animate | undefined;

/** The media query of reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now; `useMedia` follows a change. */
export const prefersReducedMotion = () => window.matchMedia(reducedMotion).matches;

/** How a page scrolls to one of its places. */
export const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/**
 * Loads framer-motion's small imperative player. Not part of any page's first load, because nothing
 * moves then; if it fails to load, nothing is animated.
 */
export async function fetchPlayer() {
  try {
    ({ animate } = await import('framer-motion/dom/mini'));
  } catch {
    // Without it, everything is in its final state.
  }
}

/**
 * Plays an animation through the Web Animations API. Before the player has loaded it does nothing
 * and returns undefined: elements stay in their final state.
 *
 * @param duration in milliseconds
 */
export function play(
  element: HTMLElement,
  keyframes: Parameters<Animate>[1],
  duration: number,
  ease: 'linear' | readonly [number, number, number, number],
) {
  return animate?.(element, keyframes as never, {
    duration: duration / 1000,
    ease: ease === 'linear' ? ease : [...ease],
  });
}
