import type { Arrangement } from './arrangement';
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
  /** From 768 px: where the list of who has been told is. */
  list: Arrangement;
};

export type MeasuredParts = PlayerParts & {
  size: StageSize;
  /** What the player can fill: of a dialog its greatest height, of a section the window's. */
  height: number;
};
