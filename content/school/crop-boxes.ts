import type { Box } from './rooms';

/**
 * What a product's picture sells, by the name of its file, in units of the picture. A wide or a tall crop keeps
 * it in view (styles/scene-plugin.ts); one that is smaller shows its middle.
 */
export const cropBoxes: Readonly<Record<string, Box>> = {
  /** The screen, and the whole head before it. */
  nexus: { x: 112, y: 74, width: 736, height: 546 },
  /** The clock, and the teacher with the sign of her class. */
  'drill-management': { x: 400, y: 140, width: 446, height: 530 },
  /** The tag of Door 14. */
  ticketing: { x: 330, y: 90, width: 300, height: 500 },
  /** The button that is held. */
  'panic-app': { x: 340, y: 200, width: 300, height: 340 },
  /** The badge. */
  'visitor-management': { x: 70, y: 90, width: 330, height: 550 },
  /** The sensor, and what it hears. */
  'gunshot-detection': { x: 264, y: 90, width: 432, height: 482 },
  /** The lock, enlarged. */
  'electronic-lock': { x: 470, y: 190, width: 440, height: 440 },
  /** The sign with the message, and the bus, without the speaker. */
  'mass-notifications': { x: 605, y: 90, width: 350, height: 560 },
  /** The student and the backpack. */
  'tip-line': { x: 56, y: 250, width: 398, height: 402 },
};
