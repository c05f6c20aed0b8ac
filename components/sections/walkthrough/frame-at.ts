import { walkthrough as timing } from '@/content/timing';
import { rooms } from '@/content/walkthrough/rooms';
import type { Notice, RoomDrawing, RoomId, Step, Story } from '@/content/walkthrough/types';
import { responseWords } from '@/content/walkthrough/words';
import { eased } from './easing';
import { stepAt } from './step-at';

export type RoomLook = 'waiting' | 'line' | 'act' | 'answered' | 'checked';
export type RoomFrame = { look: RoomLook; words: string; drawing?: RoomDrawing };

/** Everything the stage and the panel show at one moment. */
export type Frame = {
  step: number;
  /** How far the dot has come on this step's path, 0 to 1. */
  travel: number;
  rooms: Record<RoomId, RoomFrame>;
  /** The scrim has lifted. */
  clear: boolean;
  /** In the panel's order; null where nobody has been told yet. */
  told: (Notice | null)[];
};

/** How a step's event reaches its rooms: at once where it starts, else when the dot arrives. */
const arrival = (step: number, { path }: Step) => (step > 0 && path.length > 1 ? timing.travel : 0);

/**
 * The picture of a story at a moment. A pure function of time, so that every frame can be paused
 * at, sought and tested.
 *
 * @param step 0 to 7
 * @param within milliseconds since the step began; Infinity for the step complete
 */
export function frameAt(story: Story, step: number, within: number): Frame {
  const current = stepAt(story.steps, step);
  const before = story.steps[step - 1];
  const arrived = arrival(step, current);
  const since = within - arrived;
  const share = arrived === 0 ? 1 : within / arrived;
  const shown = since >= 0 || !before ? current : before;
  return {
    step,
    travel: eased(share),
    rooms: Object.fromEntries(
      rooms.map(({ id }) => [id, roomAt(story, step, id, since)]),
    ) as Frame['rooms'],
    clear: shown.clear === true,
    told: story.audience.map((name) => latest(story, step, name, since)),
  };
}

function roomAt(story: Story, step: number, id: RoomId, since: number): RoomFrame {
  const current = stepAt(story.steps, step);
  const before = story.steps[step - 1];
  const now = roomIn(story, current, id);
  if (!before) return now;
  const then = roomIn(story, before, id);
  const inTurn =
    now.look === 'answered'
      ? current.answered.indexOf(id)
      : now.look === 'checked'
        ? current.checkedIn.indexOf(id)
        : 0;
  const delay = now.look === then.look ? 0 : inTurn * timing.doorInterval;
  return since >= delay ? now : then;
}

/** A room in a step that stands complete. */
function roomIn(story: Story, step: Step, id: RoomId): RoomFrame {
  const name = step.chips?.[id] ?? rooms.find((room) => room.id === id)!.name;
  const response = responseWords[story.response];
  const drawing = step.drawings?.[id];
  const plain = step.chips?.[id] !== undefined;
  if (step.act === id) return { look: 'act', words: name, drawing };
  if (step.checkedIn.includes(id))
    return { look: 'checked', words: plain ? name : `${name} ${response.checked}`, drawing };
  if (step.answered.includes(id))
    return { look: 'answered', words: `${name} ${response.answered}`, drawing };
  return { look: step.lit.includes(id) ? 'line' : 'waiting', words: name, drawing };
}

/** What a channel said last; this step's news comes in one row after another. */
function latest(story: Story, step: number, name: Notice['name'], since: number): Notice | null {
  const news = stepAt(story.steps, step).channels;
  const turn = news.findIndex((notice) => notice.name === name);
  const notice = news[turn];
  if (notice && since >= turn * timing.channelInterval) return notice;
  const earlier = story.steps.slice(0, step).flatMap(({ channels }) => channels);
  return earlier.findLast((said) => said.name === name) ?? null;
}
