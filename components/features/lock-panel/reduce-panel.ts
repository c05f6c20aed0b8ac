import { interpolate } from '@/components/lib/interpolate';
import { lockPanel, type LockDoor } from '@/content/lock-panel/lock-panel';

type Order = 'secured' | 'open';

/** What a door's lock has not answered yet. Of a command for all, `place` is the door's turn. */
export type Command = { to: Order; isForAll: boolean; place: number };

/** A door's facts; `status` stays the last known one until the lock answers. */
export type LockState = LockDoor & {
  /** A newer command replaces it. */
  command?: Command;
  /** The door is offline and will lock when it reconnects. */
  queued: boolean;
};

type PanelState = {
  doors: readonly LockState[];
  /** The release that is waiting for confirmation: a door's id or `everyDoor`. */
  asking?: string;
  /** The newest command for all doors, until the last lock has answered. */
  run?: Order;
  /** What screen readers are told. */
  notices: readonly string[];
};

/** What a visitor does, and the answer of a door's lock. */
export type PanelAction =
  | { type: 'lock all' | 'release' }
  | { type: 'ask'; about?: string }
  | { type: 'lock' | 'queue'; door: string }
  | { type: 'answer'; door: string; command: Command };
export type Send = (action: PanelAction) => void;

export const everyDoor = 'all';
export const startPanel: PanelState = {
  doors: lockPanel.doors.map((door) => ({ ...door, queued: false })),
  notices: [],
};

const { announcements, clock } = lockPanel;

const isOffline = ({ status }: LockState) => status === 'offline';
const isAbout = (about: string | undefined, { id }: LockState) =>
  about === everyDoor || about === id;

/** Whether a door answers and a command would change it. */
const wouldBecome = (to: Order) => (door: LockState) =>
  !isOffline(door) && (door.command?.to ?? door.status) !== to;
export const canRelease = wouldBecome('open');

/**
 * The reducer of the panel. Locking takes effect without confirmation; releasing needs `ask` and then `release`.
 * The newest command wins for every door, also for one whose lock has not answered the one before.
 */
export function reducePanel(state: PanelState, action: PanelAction): PanelState {
  const { doors, asking, run, notices } = act(state, action);
  const isPending = doors.some(({ command }) => command);
  // A queued lock is said with the answers of the other doors if all are locked.
  const queued = doors.filter(
    (door, place) => action.type !== 'lock all' && door.queued !== state.doors[place]?.queued,
  );
  return {
    doors,
    asking: doors.some((door) => canRelease(door) && isAbout(asking, door)) ? asking : undefined,
    run: isPending ? run : undefined,
    notices: [
      ...notices,
      ...queued.map((door) => say(door.queued ? 'queued' : 'canceled', door)),
      ...(run && !isPending ? [sayOfAll(run, doors)] : []),
    ],
  };
}

function act(state: PanelState, action: PanelAction): PanelState {
  const { doors, asking } = state;
  switch (action.type) {
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
      return send({ ...state, asking: undefined }, 'secured', everyDoor);
    case 'release':
      return send({ ...state, asking: undefined }, 'open', asking);
    case 'answer':
      return answer(state, action.door, action.command);
  }
}

/** Sends a command to a door, or to all, left to right; an offline door only waits for one to lock all. */
function send(state: PanelState, to: Order, about?: string): PanelState {
  const isForAll = about === everyDoor;
  const targets = state.doors.filter((door) => isAbout(about, door) && wouldBecome(to)(door));
  const doors = state.doors.map((door) => {
    if (isForAll && isOffline(door)) return { ...door, queued: to === 'secured' };
    const place = targets.indexOf(door);
    return place < 0 ? door : { ...door, command: { to, isForAll, place } };
  });
  return { ...state, doors, run: isForAll ? to : state.run };
}

/** Carries out what a lock has answered, but not to a command that a newer one has replaced. */
function answer(state: PanelState, id: string, command: Command): PanelState {
  const { to, isForAll } = command;
  const notices = [...state.notices];
  const doors = state.doors.map((door) => {
    if (door.id !== id || door.command !== command) return door;
    if (!isForAll) notices.push(say(to, door));
    const since = to === door.status ? door.since : clock.time;
    return { ...door, status: to, since, command: undefined };
  });
  return { ...state, doors, notices };
}

const say = (what: Exclude<keyof typeof announcements, 'all'>, { id }: LockDoor) =>
  interpolate(announcements[what], { door: id, time: clock.time });

function sayOfAll(to: Order, doors: readonly LockState[]) {
  const count = doors.filter(({ status }) => status === to).length;
  const offline = doors
    .filter(isOffline)
    .map((door) => say(door.queued ? 'queued' : 'offline', door));
  return [interpolate(announcements.all[to], { count, time: clock.time }), ...offline].join(' ');
}
