import type { Box } from './rooms';

/**
 * What a product's picture sells, by the name of its file, in units of the picture. A wide or a tall crop keeps
 * it in view (tailwind.config.ts); one that is smaller shows its middle.
 */
export const focus: Readonly<Record<string, Box>> = {
  /** The screen, and the whole head before it. */
  nexus: { x: 112, y: 74, width: 736, height: 546 },
  /** The clock, and the teacher with the sign of her class. */
  'drill-management': { x: 400, y: 140, width: 420, height: 530 },
  /** The tag of Door 14. */
  ticketing: { x: 330, y: 90, width: 300, height: 500 },
  /** The button that is held. */
  'panic-app': { x: 340, y: 200, width: 300, height: 340 },
  /** The badge. */
  'visitor-management': { x: 70, y: 90, width: 330, height: 550 },
  /** The sensor, and the peak that it passes on. */
  'gunshot-detection': { x: 360, y: 90, width: 400, height: 570 },
  /** The lock, enlarged. */
  'electronic-lock': { x: 470, y: 190, width: 440, height: 440 },
  /** The sign with the message, and the bus. */
  'mass-notifications': { x: 610, y: 90, width: 300, height: 560 },
  /** The student and the two messages. */
  'tip-line': { x: 85, y: 185, width: 815, height: 410 },
};

/** The upper part of a picture that is low on a phone, with the line as far from its edge as below the ceiling. */
export const lowPart: Box = { x: 0, y: 40, width: 960, height: 600 };
