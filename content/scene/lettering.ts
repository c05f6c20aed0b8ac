import type { Box } from './rooms';

/**
 * Where a school's name is lettered. On the roof it ends before the line that goes up through it; a small
 * window shows only the right part of home's scene.
 */
export const lettering = {
  /** On the board along the roof's edge: all of it, and what windows under 768 and under 480 px show of it. */
  roof: { x: 48, y: 366, width: 504, height: 24 },
  'roof-xs': { x: 208, y: 366, width: 344, height: 24 },
  'roof-phone': { x: 354, y: 366, width: 198, height: 24 },
  /** On the board, left of the current moment or of a story's note. */
  'roof-noted': { x: 48, y: 366, width: 284, height: 24 },
  /** On the side of the bus, between its windows and its wheels. */
  bus: { x: 789, y: 583, width: 99, height: 10 },
  /** On the visitor's badge, which is drawn again larger beside her. */
  badge: { x: 569, y: 512.5, width: 54, height: 18 },
} satisfies Record<string, Box>;

export type LetteringPlace = keyof typeof lettering;

/** The largest letters of each, in units. */
export const largestLetters: Record<LetteringPlace, number> = {
  ...{ roof: 20, 'roof-xs': 20, 'roof-phone': 20, 'roof-noted': 20, bus: 9.5, badge: 11 },
};
