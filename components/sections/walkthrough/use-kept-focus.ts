import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus in a part when `view` changes and takes the focused element with it: the part
 * itself then has it. Where the focus was somewhere else on the page, it stays there.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>, view: unknown) {
  const before = useRef(view);
  useEffect(() => {
    if (before.current === view) return;
    before.current = view;
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body || activeElement instanceof HTMLDialogElement)
      part.current?.focus({ preventScroll: true });
  }, [part, view]);
}
