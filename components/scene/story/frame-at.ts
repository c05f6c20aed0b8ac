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

/** What of a story decides its frames. */
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
 * When a step's event takes effect, in ms: immediately without a path, else when the dot arrives.
 */
const arrival = (step: number, { path }: Step) => (step > 0 && path.length > 1 ? timing.travel : 0);

/**
 * The state of a story at one moment: a pure function of time, so that any moment can be sought,
 * paused at and tested.
 *
 * @param step 0 to 7
 * @param within milliseconds since the step began; Infinity for the complete step
 */
export function frameAt(story: StoryFrames, step: number, within: number): Frame {
  const current = stepAt(story.steps, step);
  const before = story.steps[step - 1];
  const arrived = arrival(step, current);
  const since = within - arrived;
  const share = arrived === 0 ? 1 : within / arrived;
  const shown = since >= 0 || !before ? current : before;
  return {
    step,
    travel: ease(Math.min(Math.max(share, 0), 1)),
    rooms: Object.fromEntries(
      rooms.map(({ id }) => [id, roomAt(story, step, id, since)]),
    ) as Frame['rooms'],
    clear: shown.clear === true,
    notices: story.audience.map((name) => latest(story, step, name, since)),
  };
}

function roomAt(story: StoryFrames, step: number, id: StageRoomId, since: number): RoomFrame {
  const current = stepAt(story.steps, step);
  const before = story.steps[step - 1];
  const now = roomIn(story, current, id);
  if (!before) return now;
  const then = roomIn(story, before, id);
  // Rooms answer and check in one after another.
  const turns = [current.answered, current.checkedIn].map((list = []) => list.indexOf(id));
  const delay = now.state === then.state ? 0 : Math.max(0, ...turns) * timing.doorInterval;
  return since >= delay ? now : then;
}

/** The state of a room in a complete step. */
function roomIn(story: StoryFrames, step: Step, id: StageRoomId): RoomFrame {
  const name = step.chips?.[id] ?? rooms.find((room) => room.id === id)!.name;
  const response = responseWords[story.response];
  const illustration = step.illustrations?.[id];
  const plain = step.chips?.[id] !== undefined;
  if (step.act === id) return { state: 'act', words: name, illustration };
  if (step.checkedIn?.includes(id))
    return { state: 'checked', words: plain ? name : `${name} ${response.checked}`, illustration };
  if (step.answered?.includes(id))
    return { state: 'answered', words: `${name} ${response.answered}`, illustration };
  return { state: step.lit?.includes(id) ? 'line' : 'waiting', words: name, illustration };
}

/** A channel's latest message; the messages of the current step appear one after another. */
function latest(
  story: StoryFrames,
  step: number,
  name: Notice['name'],
  since: number,
): Notice | null {
  const { channels = [] } = stepAt(story.steps, step);
  const turn = channels.findIndex((notice) => notice.name === name);
  const notice = channels[turn];
  if (notice && since >= turn * timing.channelInterval) return notice;
  const earlier = story.steps.slice(0, step).flatMap(({ channels = [] }) => channels);
  return earlier.findLast((notice) => notice.name === name) ?? null;
}
