/** A point of the school, in its units. */
export type ScenePoint = readonly [x: number, y: number];

/** The school on an ordinary day, and before anyone has arrived. */
export type SchoolScene = 'day' | 'early';

/**
 * The measures of the drawn school, in its units. What is drawn over it, the style sheet and the build of
 * the illustrations read them here, so that moving the line is a change of this file alone.
 */
export const school = {
  width: 960,
  height: 720,
  /** Where the line leaves the school through its lower edge. */
  lineEnd: 60.7,
  /** The height of the line in the building, between its floors. */
  line: 495,
} as const;

/** Every other illustration is as large. The line crosses it at this height. */
export const pictureLine = 96;
