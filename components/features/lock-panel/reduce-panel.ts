import { interpolate } from '@/components/lib/interpolate';
import { lockPanel } from '@/content/lock-panel/lock-panel';
import {
  doorsFor,
  everyDoor,
  isOnline,
  nextAnswer,
  type LockNotice,
  type LockState,
  type Order,
  type PanelState,
} from './lock-state';

/** What a visitor does, or time; `gap` is that between two doors of a command for all, in milliseconds. */
export type PanelCommand =
  | { type: 'tick' }
  | { type: 'ask'; about?: string }
  | { type: 'lock' | 'queue'; door: string }
  | { type: 'lock all' | 'release'; gap: number };

const { announcements, clock } = lockPanel;
/** How long a command for all takes that has no door to change. */
const shortestRun = Math.min(...lockPanel.doors.map(({ answersIn }) => answersIn));

/**
 * The reducer of the panel: what the locks have answered by the time of the action, then the action.
 * The newest command wins for every door, also for one whose lock has not answered the one before.
 */
export const reducePanel = (state: PanelState, action: PanelCommand & { now: number }) =>
  dropOldQuestion(act(answerUntil(action.now, state), action));

function act(state: PanelState, action: PanelCommand): PanelState {
  const { asking } = state;
  const answered = { ...state, asking: undefined };
  switch (action.type) {
    case 'tick':
      return state;
    case 'ask':
      return { ...state, asking: action.about };
    case 'lock':
      return send(state, 'secured', ({ id }) => id === action.door);
    case 'queue':
      return queue(state, ({ id, queued }) => (id === action.door) !== !!queued);
    case 'lock all':
      return sendToAll(
        queue(answered, () => true, true),
        'secured',
        action.gap,
      );
    case 'release':
      return asking === everyDoor
        ? sendToAll(
            queue(answered, () => false),
            'open',
            action.gap,
          )
        : send(answered, 'open', ({ id }) => id === asking);
  }
}

/** Sends a command to doors, left to right; with a gap, as part of a command for all. */
function send(
  state: PanelState,
  to: Order,
  isMeant: (door: LockState) => boolean,
  gap?: number,
): PanelState {
  const targets = doorsFor(state.doors, to).filter(isMeant);
  const doors = state.doors.map((door) => {
    if (!targets.includes(door)) return door;
    const startsAt = state.now + targets.indexOf(door) * (gap ?? 0);
    const answersAt = startsAt + door.answersIn;
    return { ...door, command: { to, startsAt, answersAt, isForAll: gap !== undefined } };
  });
  return { ...state, doors };
}

/** Given twice before the last lock has answered, it is one command, announced once. */
function sendToAll(state: PanelState, to: Order, gap: number): PanelState {
  if (state.run?.to === to && !doorsFor(state.doors, to).length) return state;
  const sent = send(state, to, () => true, gap);
  const answers = sent.doors.flatMap(({ command }) => command?.answersAt ?? []);
  return { ...sent, run: { to, endsAt: Math.max(state.now + shortestRun, ...answers) } };
}

/** Queues the lock of offline doors, or cancels it. */
function queue(
  state: PanelState,
  isQueued: (door: LockState) => boolean,
  isQuiet = false,
): PanelState {
  const changed = state.doors.filter((door) => !isOnline(door) && !!door.queued !== isQueued(door));
  const doors = state.doors.map((door) =>
    changed.includes(door) ? { ...door, queued: !door.queued } : door,
  );
  const said = changed.map((door) => notice(door, door.queued ? 'canceled' : 'queued'));
  return { ...state, doors, notices: isQuiet ? state.notices : [...state.notices, ...said] };
}

/** Carries out the answers that have come, in their order. */
function answerUntil(now: number, state: PanelState): PanelState {
  const at = nextAnswer(state);
  if (at > now) return { ...state, now };
  const { run, notices } = state;
  const answering = state.doors.flatMap((door) => (door.command?.answersAt === at ? door : []));
  const doors = state.doors.map((door) => (answering.includes(door) ? answer(door) : door));
  const said = answering.flatMap((door) =>
    door.command && !door.command.isForAll ? notice(door, door.command.to) : [],
  );
  if (run?.endsAt === at) said.push({ became: run.to, words: wordsForAll(doors, run.to) });
  return answerUntil(now, {
    ...state,
    doors,
    run: run?.endsAt === at ? undefined : run,
    notices: [...notices, ...said],
  });
}

function answer({ command, ...door }: LockState): LockState {
  if (!command || command.to === door.status) return door;
  return { ...door, status: command.to, since: clock.time };
}

/** A question about a door that is no longer going to be locked is void. */
function dropOldQuestion(state: PanelState): PanelState {
  const { asking, doors } = state;
  const canRelease = doorsFor(doors, 'open').some(
    ({ id }) => asking === everyDoor || asking === id,
  );
  return canRelease ? state : { ...state, asking: undefined };
}

const notice = ({ id }: LockState, became: LockNotice['became']): LockNotice => ({
  became,
  door: id,
  words: interpolate(announcements[became], { door: id, time: clock.time }),
});

function wordsForAll(doors: readonly LockState[], to: Order) {
  const count = doors.filter(({ status }) => status === to).length;
  return [
    interpolate(announcements.all[to], { count, time: clock.time }),
    ...doors
      .filter((door) => !isOnline(door))
      .map(({ id, queued }) =>
        interpolate(announcements[queued ? 'queued' : 'offline'], { door: id }),
      ),
  ].join(' ');
}
