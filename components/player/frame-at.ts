import { cubicBezier } from '@/components/motion/cubic-bezier';
import { walkthrough as timing } from '@/content/site/timing';
import { rooms } from '@/content/walkthrough/rooms';
import type {
  Notice,
  RoomIllustration,
  StageRoomId,
  Step,
  Steps,
  Story,
} from '@/content/walkthrough/types';
import { responseWords } from '@/content/walkthrough/words';

export type RoomState = 'waiting' | 'line' | 'act' | 'answered' | 'checked';
export type RoomFrame = { state: RoomState; words: string; illustration?: RoomIllustration };

/** The parts of a story on which its frames depend. */
export type StoryFrames = Pick<Story, 'steps' | 'response' | 'audience'>;

/** What the stage and the panel show at one moment. */
export type Frame = {
  step: number;
  /** The dot's progress along this step's path, 0 to 1. */
  travel: number;
  rooms: Record<StageRoomId, RoomFrame>;
  /** Whether the scrim has lifted. */
  clear: boolean;
  /** In the panel's order; null where nobody has been told yet. */
  notices: (Notice | null)[];
};

/** Computed rather than animated by the browser, so that pausing, seeking and speed are exact. */
const ease = cubicBezier(0.4, 0, 0.2, 1);

/** A story's step by its index, 0 to 7; the first step for any other number. */
export const stepAt = (steps: Steps, index: number): Step => steps[index] ?? steps[0];

/**
 * The state of a story at one moment: a pure function of time, so that any moment can be sought,
 * paused at and tested.
 *
 * @param within milliseconds since the step began; Infinity for the complete step
 */
export function frameAt(story: StoryFrames, step: number, within: number): Frame {
  const current = stepAt(story.steps, step);
  const before = story.steps[step - 1];
  // Without a path the event takes effect at once, else when the dot arrives.
  const travelTime = before && current.path.length > 1 ? timing.travel : 0;
  const since = within - travelTime;

  const roomAt = (id: StageRoomId) => {
    const now = roomIn(story, current, id);
    const then = before ? roomIn(story, before, id) : now;
    // Rooms answer and check in one after another.
    const turns = [current.answered, current.checkedIn].map((list = []) => list.indexOf(id));
    const delay = now.state === then.state ? 0 : Math.max(0, ...turns) * timing.doorInterval;
    return since >= delay ? now : then;
  };

  /** A channel's latest message; those of the current step appear one after another. */
  const latest = (name: Notice['name']) => {
    const told = (current.channels ?? []).filter(
      (_, turn) => since >= turn * timing.channelInterval,
    );
    const earlier = story.steps.slice(0, step).flatMap(({ channels = [] }) => channels);
    return [...earlier, ...told].findLast((notice) => notice.name === name) ?? null;
  };

  return {
    step,
    travel: travelTime === 0 ? 1 : ease(Math.min(within / travelTime, 1)),
    rooms: Object.fromEntries(rooms.map(({ id }) => [id, roomAt(id)])) as Frame['rooms'],
    clear: (since < 0 ? before : current)?.clear === true,
    notices: story.audience.map(latest),
  };
}

/** The state of a room in a complete step. */
function roomIn(story: StoryFrames, step: Step, id: StageRoomId): RoomFrame {
  const { answered, checked } = responseWords[story.response];
  const chip = step.chips?.[id];
  const words = chip ?? rooms.find((room) => room.id === id)!.name;
  const illustration = step.illustrations?.[id];
  if (step.act === id) return { state: 'act', words, illustration };
  if (step.checkedIn?.includes(id))
    return { state: 'checked', words: chip ?? `${words} ${checked}`, illustration };
  if (step.answered?.includes(id))
    return { state: 'answered', words: `${words} ${answered}`, illustration };
  return { state: step.lit?.includes(id) ? 'line' : 'waiting', words, illustration };
}
