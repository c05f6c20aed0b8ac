import type { StageSize } from './use-stage-size';
import type { Walkthrough } from './use-walkthrough';

/** The props of the head and of both layouts. */
export type PlayerParts = {
  player: Walkthrough;
  /** The window is under 768 px. */
  narrow: boolean;
  /** In a dialog the height is limited and the controls stay visible. */
  inDialog: boolean;
  /** A phone in landscape: the stage is next to the steps, the controls below both. */
  side: boolean;
  /** A dialog in a low window: choices are selects, type is smaller. */
  low: boolean;
};

export type MeasuredParts = PlayerParts & { size: StageSize };
