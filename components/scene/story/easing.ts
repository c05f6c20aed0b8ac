const [x1, y1, x2, y2] = [0.4, 0, 0.2, 1];

const bezier = (t: number, a: number, b: number) =>
  3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t ** 2 * b + t ** 3;

/**
 * Maps a fraction of the travel time (0 to 1) to the dot's progress: cubic-bezier(.4, 0, .2, 1).
 * Computed rather than animated by the browser, so that pausing, seeking and speed are exact.
 */
export function eased(share: number): number {
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  let [low, high] = [0, 1];
  for (let round = 0; round < 20; round++) {
    const t = (low + high) / 2;
    if (bezier(t, x1, x2) < share) low = t;
    else high = t;
  }
  return bezier((low + high) / 2, y1, y2);
}
