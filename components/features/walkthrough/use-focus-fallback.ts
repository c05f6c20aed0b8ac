import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps focus inside a region: when a change of `view` removes the focused element, focus moves to
 * the region itself. Focus elsewhere on the page is not affected.
 */
export function useFocusFallback(part: RefObject<HTMLElement | null>, view: unknown) {
  const before = useRef(view);
  const wasInside = useRef(false);

  useEffect(() => {
    const note = ({ target }: Event) => {
      wasInside.current = target instanceof Node && !!part.current?.contains(target);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [part]);

  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const { activeElement, body } = document;
    const isLost =
      !activeElement || activeElement === body || activeElement instanceof HTMLDialogElement;
    if (wasInside.current && isLost) part.current?.focus({ preventScroll: true });
  }, [part, view]);
}
