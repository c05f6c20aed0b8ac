/** Does something once the document has loaded and the browser is idle; returns how to call it off. */
export function whenIdle(work: () => void): () => void {
  let isCancelled = false;
  const run = () => !isCancelled && work();
  // Safari has no idle callback.
  const soon = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run) : setTimeout(run, 200);

  if (document.readyState === 'complete') soon();
  else window.addEventListener('load', soon, { once: true });
  return () => {
    isCancelled = true;
    window.removeEventListener('load', soon);
  };
}
