import { useEffect, useRef, type RefObject } from 'react';

type Dismissal = {
  /** The open menu's button and panel. */
  menu: RefObject<HTMLElement | null>;
  isOpen: boolean;
  /** The visitor turned elsewhere, or pressed Escape. */
  onClose: () => void;
};

/**
 * What closes an open menu besides the pointer leaving it (DECISIONS: Escape with focus back on
 * the button, a press outside, focus moving on).
 */
export function useMenuDismissal({ menu, isOpen, onClose }: Dismissal) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    if (!isOpen) return;
    const element = menu.current;
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && !element?.contains(target);

    const press = (event: PointerEvent) => isOutside(event.target) && close.current();
    const focus = (event: FocusEvent) => isOutside(event.target) && close.current();
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close.current();
      element?.querySelector('button')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('focusin', focus);
    document.addEventListener('keydown', key);
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('focusin', focus);
      document.removeEventListener('keydown', key);
    };
  }, [isOpen, menu]);
}
