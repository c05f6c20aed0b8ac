import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part when a change of `view` removes the focused element: the part itself
 * then gets it. If the visitor was last somewhere else on the page, the focus stays where it is.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, view: unknown) {
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
