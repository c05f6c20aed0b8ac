import { useEffect, useEffectEvent, type RefObject } from 'react';

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
 * While a menu is open, calls `onApproach` for each pointer move toward its panel, so that a
 * diagonal path from the button neither closes nor switches the menu.
 */
export function useSafeTriangle(
  panel: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onApproach: () => void,
) {
  const approach = useEffectEvent(onApproach);

  useEffect(() => {
    if (!isOpen) return;
    let last: PointerEvent | undefined;
    const follow = (event: PointerEvent) => {
      const box = panel.current?.getBoundingClientRect();
      if (box && last && inSafeTriangle(box, last, event)) approach();
      last = event;
    };
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, [isOpen, panel]);
}
