import type { StageSize } from './use-stage-size';
import type { Walkthrough } from './use-walkthrough';

/** What the head and the two layouts of the player are given. */
export type PlayerParts = {
  player: Walkthrough;
  /** The window is under 768 px. */
  narrow: boolean;
  /** In a dialog the height is limited and the keys stay in sight. */
  inDialog: boolean;
  /** A phone on its side: the stage stands beside the steps, the keys under both. */
  side: boolean;
  /** A dialog in a window that is low for its width: choices are selects, type is smaller. */
  low: boolean;
};

export type MeasuredParts = PlayerParts & { size: StageSize };
