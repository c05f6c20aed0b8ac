type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number };

/**
 * Whether a pointer that moved from one point to the next is on its way to a panel below: the new
 * point lies in the triangle between the old one and the panel's two upper corners. A visitor who
 * cuts the corner from the button to a row thus keeps the menu, whatever the pointer crosses.
 */
export function headsFor(panel: Box, from: Point, to: Point): boolean {
  const depth = panel.top - from.y;
  const progress = (to.y - from.y) / depth;
  if (depth <= 0 || progress <= 0 || progress > 1) return false;
  const edge = (corner: number) => from.x + (corner - from.x) * progress;
  return to.x >= edge(panel.left) && to.x <= edge(panel.right);
}
