import { interpolate } from '@/components/lib/interpolate';
import { lockPanel, type LockDoor } from '@/content/lock-panel/lock-panel';

/** The status that a command gives a door. */
type Order = 'secured' | 'open';

/** A door's facts; `status` stays the last known one until the lock answers. */
export type LockState = LockDoor & {
  /** What its lock has not answered yet. A newer command replaces it. */
  command?: { to: Order; startsAt: number; answersAt: number; isForAll: boolean };
  /** The door is offline and will lock when it reconnects. */
  queued: boolean;
};

/** What became of a door, or of all if there is no `door`, and the words that announce it. */
type Notice = { became: Order | 'queued' | 'canceled'; door?: string; words: string };

export type PanelState = {
  /** The time of the latest action, in milliseconds. */
  now: number;
  doors: readonly LockState[];
  /** The release that is waiting for confirmation: a door's id or `everyDoor`. */
  asking?: string;
  /** The newest command for all doors, until the last lock has answered. */
  run?: { to: Order; endsAt: number };
  notices: readonly Notice[];
};

/** What a visitor does, or time; `gap` is that between two doors of a command for all, in milliseconds. */
export type PanelCommand = { gap?: number } & (
  | { type: 'tick' | 'lock all' | 'release' }
  | { type: 'ask'; about?: string }
  | { type: 'lock' | 'queue'; door: string }
);
type Action = PanelCommand & { now: number };

export const everyDoor = 'all';
export const startPanel: PanelState = {
  now: 0,
  doors: lockPanel.doors.map((door) => ({ ...door, queued: false })),
  notices: [],
};

const { announcements, clock } = lockPanel;
/** How long a command for all takes that has no door to change. */
const shortestRun = Math.min(...startPanel.doors.map(({ answersIn }) => answersIn));

const isOffline = ({ status }: LockState) => status === 'offline';

/** Whether a door answers and a command would change it. */
const wouldBecome = (to: Order) => (door: LockState) =>
  !isOffline(door) && (door.command?.to ?? door.status) !== to;
export const canRelease = wouldBecome('open');

/** When a lock or the command for all answers next; `Infinity` without a command. */
export const nextAnswer = ({ doors, run }: PanelState) =>
  Math.min(...doors.map(({ command }) => command?.answersAt ?? Infinity), run?.endsAt ?? Infinity);

/**
 * The reducer of the panel: what the locks have answered by the time of the action, then the action.
 * The newest command wins for every door, also for one whose lock has not answered the one before.
 */
export function reducePanel(state: PanelState, action: Action): PanelState {
  const before = answerUntil(action.now, state);
  const { doors, asking, run } = act(before, action);
  // A queued lock is said with the answers of the other doors if all are locked.
  const queued = doors.filter(
    (door, place) => action.type !== 'lock all' && door.queued !== before.doors[place]?.queued,
  );
  return {
    now: action.now,
    doors,
    run,
    asking: doors.some((door) => canRelease(door) && isAbout(asking, door)) ? asking : undefined,
    notices: [
      ...before.notices,
      ...queued.map((door) => notice(door, door.queued ? 'queued' : 'canceled')),
    ],
  };
}

const isAbout = (about: string | undefined, { id }: LockState) =>
  about === everyDoor || about === id;

function act(state: PanelState, action: Action): PanelState {
  const { doors, asking } = state;
  switch (action.type) {
    case 'tick':
      return state;
    case 'ask':
      return { ...state, asking: action.about };
    case 'lock':
      return send(state, 'secured', action.door);
    case 'queue': {
      const toggle = (door: LockState) =>
        isOffline(door) && door.id === action.door ? { ...door, queued: !door.queued } : door;
      return { ...state, doors: doors.map(toggle) };
    }
    case 'lock all':
      return send({ ...state, asking: undefined }, 'secured', everyDoor, action.gap);
    case 'release':
      return send({ ...state, asking: undefined }, 'open', asking, action.gap);
  }
}

/** Sends a command to a door, or to all, left to right; an offline door only waits for one to lock all. */
function send(state: PanelState, to: Order, about?: string, gap = 0): PanelState {
  const { now, run } = state;
  const isForAll = about === everyDoor;
  const targets = state.doors.filter((door) => isAbout(about, door) && wouldBecome(to)(door));
  const doors = state.doors.map((door) => {
    if (isForAll && isOffline(door)) return { ...door, queued: to === 'secured' };
    const place = targets.indexOf(door);
    const startsAt = now + place * gap;
    const command = { to, startsAt, answersAt: startsAt + door.answersIn, isForAll };
    return place < 0 ? door : { ...door, command };
  });
  // Given twice before the last lock has answered, it is one command, announced once.
  if (!isForAll || (run?.to === to && !targets.length)) return { ...state, doors };
  const endsAt = Math.max(
    now + shortestRun,
    ...doors.map(({ command }) => command?.answersAt ?? 0),
  );
  return { ...state, doors, run: { to, endsAt } };
}

/** Carries out the answers that have come, in their order. */
function answerUntil(now: number, state: PanelState): PanelState {
  const at = nextAnswer(state);
  if (at > now) return { ...state, now };
  const notices = [...state.notices];
  const doors = state.doors.map(({ command, ...door }) => {
    if (command?.answersAt !== at) return { ...door, command };
    const { to, isForAll } = command;
    if (!isForAll) notices.push(notice(door, to));
    return to === door.status ? door : { ...door, status: to, since: clock.time };
  });
  const run = state.run?.endsAt === at ? undefined : state.run;
  if (state.run && !run) notices.push(noticeForAll(doors, state.run.to));
  return answerUntil(now, { ...state, doors, run, notices });
}

const notice = ({ id }: LockDoor, became: Notice['became']): Notice => ({
  became,
  door: id,
  words: interpolate(announcements[became], { door: id, time: clock.time }),
});

function noticeForAll(doors: readonly LockState[], became: Order): Notice {
  const count = doors.filter(({ status }) => status === became).length;
  const offline = doors
    .filter(isOffline)
    .map(({ id, queued }) =>
      interpolate(announcements[queued ? 'queued' : 'offline'], { door: id }),
    );
  const all = interpolate(announcements.all[became], { count, time: clock.time });
  return { became, words: [all, ...offline].join(' ') };
}
