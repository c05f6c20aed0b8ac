import { idleDelay } from '@/content/site/timing';

/** Calls `work` once the document has loaded and the browser is idle; returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  let isCanceled = false;
  const run = () => !isCanceled && work();
  // Safari has no requestIdleCallback.
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, idleDelay);

  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    isCanceled = true;
    window.removeEventListener('load', soon);
  };
}
