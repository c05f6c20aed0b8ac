/**
 * Calls back once, at the visitor's first scroll. The jump to the top of a new page does not count.
 *
 * @returns a function that cancels it
 */
export function whenScrolled(callback: () => void): () => void {
  const stop = () => window.removeEventListener('scroll', scrolled);
  const scrolled = () => {
    if (window.scrollY === 0) return;
    stop();
    callback();
  };
  window.addEventListener('scroll', scrolled, { passive: true });
  return stop;
}

/** Whether an element starts below the window's bottom edge. */
export const isBelowWindow = (element: Element) =>
  element.getBoundingClientRect().top >= window.innerHeight;

/** Whether any part of an element is in the window. */
export function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}
