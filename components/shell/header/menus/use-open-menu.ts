import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { MenuTiming } from './use-menu-timing';

const events = ['pointerdown', 'focusin', 'keydown', 'pointermove'] as const;

/**
 * Closes an open menu on a press outside, soon after focus moves elsewhere, and on Escape, which also
 * returns focus to the button if it was in the menu. Each move of the pointer down to the panel restarts
 * the delay, so that a diagonal path from the button neither closes nor switches the menu.
 *
 * @param item what holds the button and the panel
 */
export function useOpenMenu(
  menu: string,
  item: RefObject<HTMLElement | null>,
  { open, close, leave, hold }: MenuTiming,
) {
  const isOpen = open === menu;
  const handle = useEffectEvent((event: KeyboardEvent | FocusEvent | PointerEvent) => {
    const element = item.current;
    if (!element) return;
    const isOutside = !element.contains(event.target as Node);
    if (event.type === 'pointerdown' && isOutside) close(menu);
    // Not at once: screen readers would say "collapsed" in place of what has the focus.
    if (event.type === 'focusin' && isOutside) leave();
    if ('key' in event && event.key === 'Escape') {
      if (element.contains(document.activeElement)) element.querySelector('button')?.focus();
      close(menu);
    }
    if ('movementY' in event && isTowardPanel(event, element)) hold();
  });

  useEffect(() => {
    if (!isOpen) return;
    for (const type of events) document.addEventListener(type, handle);
    return () => {
      for (const type of events) document.removeEventListener(type, handle);
    };
  }, [isOpen]);
}

/** Whether a pointer inside the bar moves down, by at least a tenth of how far it moves sideways. */
const isTowardPanel = ({ clientY, movementX, movementY }: PointerEvent, item: Element) =>
  movementY > Math.abs(movementX) / 10 && clientY < item.getBoundingClientRect().bottom;
