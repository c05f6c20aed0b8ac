import type { ScenePoint } from './types';

/** Places on the line that the stories pass, named once. */
export const line = {
  foot: [60.7, 720],
  corner: [60.7, 495],
  gym: [118, 495],
  cafeteria: [275, 495],
  /** Between cafeteria and hallway. */
  threshold: [347, 495],
  hallway: [420, 495],
  frontDesk: [533, 495],
  office: [564, 495],
  /** Under the office screen, which covers the line up to the roof. */
  screen: [564, 461],
  roof: [564, 392],
  horn: [564, 340],
  bend: [674, 495],
  gate: [674, 530],
} satisfies Record<string, ScenePoint>;
