import { leastBuildingHeight } from './stage-view';

/**
 * Where the player from 768 px lists who has been told: over the scene's tree, next to the stage
 * (tablets in landscape), next to the caption (tablets in portrait), or collapsed below the
 * controls.
 */
export type Arrangement = 'over' | 'by-stage' | 'by-caption' | 'folded';

/** Width of the list next to the stage or the caption, in pixels. */
export const listWidth = 292;
/** In a narrower container the whole scene's rooms are too small for their labels, */
const leastWithScene = 1128;
/** and beside the list so are those of the building. */
const leastByStage = 880;

/** Height of everything in a dialog but the stage and the foot, in pixels. */
const besideStage: Record<Arrangement, number> = {
  over: 400,
  'by-stage': 402,
  'by-caption': 640,
  folded: 615,
};
const foot = 62;
const tallest = 430;

/** What a container can show: a dialog of this height, or a section in a window of this height. */
type Space = { width: number; height: number; inDialog: boolean };

/** Chooses the arrangement for a container at least 656 px wide. */
export function arrange({ width, height, inDialog }: Space): Arrangement {
  if (width >= leastWithScene) return 'over';
  if (height >= besideStage['by-caption'] + foot + leastBuildingHeight(width)) return 'by-caption';
  if (width >= leastByStage) return 'by-stage';
  return inDialog ? 'folded' : 'by-caption';
}

/** The stage's maximum height. On tablets the foot stays in view where that leaves all rooms in view. */
export function mostStage({ width, height, inDialog }: Space, list: Arrangement) {
  const limit = list === 'by-caption' ? Infinity : tallest;
  if (!inDialog) return limit;
  const most = height - besideStage[list];
  const keepsFoot = list !== 'over' && most - foot >= leastBuildingHeight(stageWidth(width, list));
  return Math.min(limit, keepsFoot ? most - foot : most);
}

export const stageWidth = (width: number, list: Arrangement) =>
  list === 'by-stage' ? width - listWidth : width;
