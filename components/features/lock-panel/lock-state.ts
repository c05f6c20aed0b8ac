import type { DoorStatus, LockDoor } from '@/content/lock-panel/lock-panel';

/** A door's facts and the state of its commands. */
export type LockState = LockDoor & {
  /** The pending command; `status` stays the last known one until the lock answers. */
  working?: 'secured' | 'open';
  /** The command is one for all doors. */
  together?: boolean;
  /** The door is offline and will lock when it reconnects. */
  queued?: boolean;
};

/** A change of one door. */
export type Change = { door: string; became: 'secured' | 'open' | 'queued' | 'canceled' };

/** Something to announce: a change of one door, or the end of a command for all doors. */
export type LockNotice =
  Change | { became: 'secured' | 'open'; count: number; offline: readonly string[] };

export type PanelState = {
  /** The time of the simulated clock, used for every change. */
  time: string;
  doors: LockState[];
  /** The release that is waiting for confirmation: a door's id or `everyDoor`. */
  asking?: string;
  changes: Change[];
  notices: LockNotice[];
  /** Whether Lock all doors was used. */
  lockedAll: boolean;
};

export type PanelAction =
  | { type: 'send'; door: string; to: 'secured' | 'open' }
  | { type: 'answer'; door: string }
  | { type: 'queue' | 'cancel'; door: string }
  | { type: 'ask'; about: string }
  | { type: 'dismiss' }
  | { type: 'all'; to: 'secured' | 'open' };

/** The value of `asking` for all secured doors. */
export const everyDoor = 'all';

export const startPanel = (facts: { doors: LockDoor[]; time: string }): PanelState => ({
  time: facts.time,
  doors: facts.doors,
  changes: [],
  notices: [],
  lockedAll: false,
});

/**
 * The reducer of the panel. It is pure: timers are in use-lock-panel. An action that does not apply
 * to a door (locking a locked one, releasing an offline one) returns the same state, so a late or
 * repeated timer is harmless.
 */
export function reducePanel(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'send':
      return change(state, action.door, (door) =>
        isOnline(door) && !door.working && door.status !== action.to
          ? { working: action.to }
          : undefined,
      );
    case 'answer': {
      const before = state.doors.find(({ id }) => id === action.door);
      const next = change(state, action.door, ({ working }) =>
        working
          ? { status: working, since: state.time, working: undefined, became: working }
          : undefined,
      );
      return before?.working && before.together
        ? finished(
            change(next, action.door, () => ({ together: false })),
            before.working,
          )
        : next;
    }
    case 'queue':
      return change(state, action.door, (door) =>
        !isOnline(door) && !door.queued ? { queued: true, became: 'queued' } : undefined,
      );
    case 'cancel':
      return change(state, action.door, (door) =>
        door.queued ? { queued: false, became: 'canceled' } : undefined,
      );
    case 'ask':
      return canAsk(state, action.about) ? { ...state, asking: action.about } : state;
    case 'dismiss':
      return { ...state, asking: undefined };
    case 'all': {
      const targets = doorsFor(state.doors, action.to);
      const locks = action.to === 'secured';
      const doors = state.doors.map((door) =>
        targets.includes(door)
          ? { ...door, together: true }
          : locks && !isOnline(door)
            ? { ...door, queued: true }
            : door,
      );
      const lockedAll = state.lockedAll || locks;
      return finished({ ...state, doors, lockedAll, asking: undefined }, action.to);
    }
  }
}

/** Announces the end of a command for all doors, unless some have not answered yet. */
function finished(state: PanelState, became: 'secured' | 'open'): PanelState {
  const { doors, notices } = state;
  if (doors.some(({ together }) => together)) return state;
  const count = doors.filter(({ status }) => status === became).length;
  const offline = doors.filter((door) => !isOnline(door)).map(({ id }) => id);
  return { ...state, notices: [...notices, { became, count, offline }] };
}

const isOnline = (door: LockState) => door.status !== 'offline';

/**
 * The doors that a command for all would change: online, without a pending command, and in another
 * status.
 */
export const doorsFor = (doors: LockState[], to: Exclude<DoorStatus, 'offline'>) =>
  doors.filter((door) => isOnline(door) && !door.working && door.status !== to);

const canAsk = ({ doors }: PanelState, about: string) =>
  doorsFor(doors, 'open').some(({ id }) => about === everyDoor || about === id);

type Patch = Partial<LockState> & { became?: Change['became'] };

function change(state: PanelState, id: string, patch: (door: LockState) => Patch | undefined) {
  const door = state.doors.find((each) => each.id === id);
  const changed = door && patch(door);
  if (!changed) return state;
  const { became, ...facts } = changed;
  return {
    ...state,
    doors: state.doors.map((each) => (each.id === id ? { ...each, ...facts } : each)),
    changes: became ? [...state.changes, { door: id, became }] : state.changes,
    notices: became && !door.together ? [...state.notices, { door: id, became }] : state.notices,
  };
}
