import { cubicBezier } from '@/components/motion/cubic-bezier';
import { walkthrough as timing } from '@/content/site/timing';
import { rooms } from '@/content/walkthrough/rooms';
import type {
  Audience,
  Notice,
  RoomIllustration,
  RoomState,
  StageRoom,
  Step,
  Story,
} from '@/content/walkthrough/types';
import { responseWords } from '@/content/walkthrough/words';

export type RoomFrame = {
  id: StageRoom['id'];
  state: RoomState;
  words: string;
  illustration?: RoomIllustration;
};

/** The parts of a story on which its frames depend. */
export type StoryFrames = Pick<Story, 'steps' | 'response' | 'audience'>;

/** What the stage and the panel show at one moment. */
export type Frame = {
  step: number;
  /** The dot's progress along this step's path, 0 to 1. */
  travel: number;
  /** Left to right. */
  rooms: RoomFrame[];
  /** Whether the scrim has lifted. */
  clear: boolean;
  /** In the panel's order; without a notice where nobody has been told yet. */
  notices: { name: Audience; notice?: Notice }[];
};

/** Computed rather than animated by the browser, so that pausing, seeking and speed are exact. */
const ease = cubicBezier(0.4, 0, 0.2, 1);

/**
 * The state of a story at one moment: a pure function of time, so that any moment can be sought,
 * paused at and tested.
 *
 * @param step 0 to 7
 * @param within milliseconds since the step began; Infinity for the complete step
 */
export function frameAt(story: StoryFrames, step: number, within: number): Frame {
  const current = story.steps[step]!;
  const before = story.steps[step - 1];
  // Without a path the event takes effect at once, else when the dot arrives.
  const travelTime = before && current.path.length > 1 ? timing.travel : 0;
  const since = within - travelTime;

  const roomAt = (room: StageRoom) => {
    const now = roomIn(story, current, room);
    const then = before ? roomIn(story, before, room) : now;
    // Rooms answer and check in one after another.
    const turns = [current.answered, current.checked].map((list = []) => list.indexOf(room.id));
    const delay = now.state === then.state ? 0 : Math.max(0, ...turns) * timing.doorInterval;
    return since >= delay ? now : then;
  };

  /** The latest message of a channel; those of the current step appear one after another. */
  const latest = (name: Audience) => {
    const turn = Object.keys(current.channels ?? {}).indexOf(name);
    const isTold = since >= turn * timing.channelInterval;
    const steps = story.steps.slice(0, isTold ? step + 1 : step);
    return { name, notice: steps.map(({ channels }) => channels?.[name]).findLast(Boolean) };
  };

  return {
    step,
    travel: travelTime === 0 ? 1 : ease(Math.min(within / travelTime, 1)),
    rooms: rooms.map(roomAt),
    clear: (since < 0 ? before : current)?.clear === true,
    notices: story.audience.map(latest),
  };
}

/** The state of a room in a complete step. */
function roomIn({ response }: StoryFrames, step: Step, { id, name }: StageRoom): RoomFrame {
  const lists = ['checked', 'answered', 'lit'] as const;
  const state =
    step.act === id ? 'act' : (lists.find((list) => step[list]?.includes(id)) ?? 'waiting');
  const words =
    step.chips?.[id] ?? [name, responseWords[response][state]].filter(Boolean).join(' ');
  return { id, state, words, illustration: step.illustrations?.[id] };
}
