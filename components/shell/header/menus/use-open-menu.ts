import { useEffect, useEffectEvent, type RefObject } from 'react';
import { atLeast } from '@/components/lib/media';
import type { MenuTiming } from './use-menu-timing';

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number };

/**
 * Whether a pointer that moved from one point to the next is moving toward a panel below: the new
 * point lies in the triangle between the old one and the panel's two upper corners.
 */
export function inSafeTriangle(panel: Box, from: Point, to: Point): boolean {
  const depth = panel.top - from.y;
  const progress = (to.y - from.y) / depth;
  if (depth <= 0 || progress <= 0 || progress > 1) return false;
  const edge = (corner: number) => from.x + (corner - from.x) * progress;
  return to.x >= edge(panel.left) && to.x <= edge(panel.right);
}

/**
 * Closes an open menu on a press outside, soon after focus moves elsewhere, when the window becomes too
 * narrow for the bar, and on Escape, which also returns focus to the button if it was in the menu.
 * Restarts its delay for each pointer move toward the panel, so that a diagonal path from the button
 * neither closes nor switches the menu.
 *
 * @param item what holds the button and the panel
 */
export function useOpenMenu(
  isOpen: boolean,
  item: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  timing: MenuTiming,
) {
  const close = useEffectEvent(() => timing.close());
  // Not at once: screen readers would say "collapsed" in place of what has the focus.
  const leave = useEffectEvent(() => timing.leave());
  const hold = useEffectEvent(() => timing.hold());

  useEffect(() => {
    const menu = item.current;
    if (!isOpen || !menu) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    const isOutside = ({ target }: Event) => target instanceof Node && !menu.contains(target);
    document.addEventListener('pointerdown', (event) => isOutside(event) && close(), { signal });
    document.addEventListener('focusin', (event) => isOutside(event) && leave(), { signal });
    // The bar is hidden then, and would show the menu when it comes back.
    window.matchMedia(atLeast('md')).addEventListener('change', () => close(), { signal });
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (menu.contains(document.activeElement)) menu.querySelector('button')?.focus();
      close();
    };
    document.addEventListener('keydown', closeOnEscape, { signal });
    let last: PointerEvent | undefined;
    const follow = (move: PointerEvent) => {
      const box = panel.current?.getBoundingClientRect();
      if (box && last && inSafeTriangle(box, last, move)) hold();
      last = move;
    };
    document.addEventListener('pointermove', follow, { signal });
    return () => listeners.abort();
  }, [isOpen, item, panel]);
}
