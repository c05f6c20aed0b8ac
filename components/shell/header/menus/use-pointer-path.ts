import { useEffect, useRef, type RefObject } from 'react';
import { headsFor } from './heads-for';

/**
 * While a menu is open, tells of each step of the pointer that leads towards its panel, so that a
 * diagonal path from the button neither closes nor switches the menu (DECISIONS: products menu).
 */
export function usePointerPath(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onApproach: () => void,
) {
  const approach = useRef(onApproach);
  useEffect(() => {
    approach.current = onApproach;
  });

  useEffect(() => {
    if (!isOpen) return;
    let last: PointerEvent | undefined;
    const follow = (event: PointerEvent) => {
      const box = panel.current?.getBoundingClientRect();
      if (box && last && headsFor(box, last, event)) approach.current();
      last = event;
    };
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [isOpen, panel]);
}
