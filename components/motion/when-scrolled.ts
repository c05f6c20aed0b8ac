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
