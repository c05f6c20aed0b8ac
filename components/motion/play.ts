type Animate = (typeof import('framer-motion/dom/mini'))['animate'];

let animate: Animate | undefined;

/** The media query of reduced motion. */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

/** Whether the visitor prefers reduced motion now; `useMedia` follows a change. */
export const prefersReducedMotion = () => window.matchMedia(reducedMotion).matches;

/** How a page scrolls to one of its places. */
export const scrollBehavior = () => (prefersReducedMotion() ? 'instant' : 'smooth');

/** Whether the player has loaded. */
export const hasPlayer = () => animate !== undefined;

/** Loads framer-motion's small imperative player; if that fails, nothing is animated. */
export async function fetchPlayer() {
  try {
    ({ animate } = await import('framer-motion/dom/mini'));
  } catch {
    // Everything is in its final state.
  }
}

/**
 * Plays an animation. Before the player has loaded it does nothing and returns undefined.
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
