import type { ScenePoint } from '@/content/school/measures';

/** The corner radius of the line in the scene. */
const radius = 12;

const pieces = (points: readonly ScenePoint[]): [ScenePoint, ScenePoint][] =>
  points.slice(1).map((to, index) => [points[index] ?? to, to]);

const length = ([from, to]: [ScenePoint, ScenePoint]) =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

const between = ([x, y]: ScenePoint, [toX, toY]: ScenePoint, share: number): ScenePoint => [
  x + (toX - x) * share,
  y + (toY - y) * share,
];

/** The point at most `radius` away from a corner, toward an adjacent point. */
const toward = (corner: ScenePoint, neighbor: ScenePoint): ScenePoint =>
  between(corner, neighbor, Math.min(radius / (length([corner, neighbor]) || 1), 0.5));

/** A polyline as an SVG path with rounded corners. */
export const linePath = (points: readonly ScenePoint[]): string =>
  points
    .map((point, index) => {
      const [before, after] = [points[index - 1], points[index + 1]];
      if (!before) return `M${point}`;
      if (!after) return `L${point}`;
      return `L${toward(point, before)}Q${point} ${toward(point, after)}`;
    })
    .join('');

/** The part of a polyline up to a fraction (0 to 1) of its length. */
export function partOf(points: readonly ScenePoint[], share: number) {
  let left = share * pieces(points).reduce((total, piece) => total + length(piece), 0);
  const part = points.slice(0, 1);
  for (const piece of pieces(points)) {
    const long = length(piece);
    part.push(left < long ? between(...piece, left / long) : piece[1]);
    left -= long;
    if (left < 0) break;
  }
  return part;
}

/** Whether a polyline passes through a point. */
export const passes = (points: readonly ScenePoint[], at: ScenePoint) =>
  pieces(points).some(
    ([from, to]) => length([from, at]) + length([at, to]) - length([from, to]) < 0.01,
  );
