import { useEffect, useEffectEvent, type RefObject } from 'react';

type Dismissal = {
  /** The open menu's button and panel. */
  menu: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
};

/**
 * Closes an open menu on a press outside, when focus moves elsewhere, and on Escape, which also
 * returns focus to the button if it was in the menu.
 */
export function useMenuDismissal({ menu, isOpen, onClose }: Dismissal) {
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const element = menu.current;
    if (!isOpen || !element) return;

    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const hadFocus = element.contains(document.activeElement);
      close();
      if (hadFocus) element.querySelector('button')?.focus();
    };
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => listeners.abort();
  }, [isOpen, menu]);
}
