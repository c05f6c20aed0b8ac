import type { DoorStatus, LockDoor } from '@/content/lock-panel';

/** A door as the panel knows it: its facts, and what it is being asked to become. */
export type Door = LockDoor & {
  /** A command is on its way; the status stays the last known one until the lock answers. */
  working?: 'secured' | 'open';
  /** Offline, and told to lock when it answers. */
  queued?: boolean;
};

/** Something that changed, to be announced in the order it came. */
export type Change = { door: string; became: 'secured' | 'open' | 'queued' | 'canceled' };

export type PanelState = {
  /** The simulated clock's time, given to every change. */
  time: string;
  doors: Door[];
  /** The release that waits for its confirmation: a door's id, or all of them. */
  asking?: string;
  changes: Change[];
  /** Lock all doors was used. */
  lockedAll: boolean;
};

export type PanelAction =
  | { type: 'send'; door: string; to: 'secured' | 'open' }
  | { type: 'answer'; door: string }
  | { type: 'queue' | 'cancel'; door: string }
  | { type: 'ask'; about: string }
  | { type: 'dismiss' }
  | { type: 'lock-all' };

/** Stands for every secured door in `asking`. */
export const everyDoor = 'all';

export const startPanel = (facts: { doors: LockDoor[]; time: string }): PanelState => ({
  time: facts.time,
  doors: facts.doors,
  changes: [],
  lockedAll: false,
});

/**
 * What the panel shows after an action. Pure: time passes outside (use-lock-panel). An action that
 * makes no sense for a door (locking a locked one, releasing one that does not answer) changes
 * nothing, so a late or doubled timer does no harm.
 */
export function reducePanel(state: PanelState, action: PanelAction): PanelState {
  switch (action.type) {
    case 'send':
      return change(state, action.door, (door) =>
        isOnline(door) && !door.working && door.status !== action.to
          ? { working: action.to }
          : undefined,
      );
    case 'answer':
      return change(state, action.door, (door) =>
        door.working
          ? { status: door.working, since: state.time, working: undefined, became: door.working }
          : undefined,
      );
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
    case 'lock-all':
      return { ...state, asking: undefined, lockedAll: true };
  }
}

const isOnline = (door: Door) => door.status !== 'offline';

/** The doors a command for all would reach: online, idle and not there already. */
export const doorsFor = (doors: Door[], to: Exclude<DoorStatus, 'offline'>) =>
  doors.filter((door) => isOnline(door) && !door.working && door.status !== to);

const canAsk = ({ doors }: PanelState, about: string) =>
  doorsFor(doors, 'open').some(({ id }) => about === everyDoor || about === id);

type Patch = Partial<Door> & { became?: Change['became'] };

function change(state: PanelState, id: string, patch: (door: Door) => Patch | undefined) {
  const door = state.doors.find((each) => each.id === id);
  const changed = door && patch(door);
  if (!changed) return state;
  const { became, ...facts } = changed;
  return {
    ...state,
    doors: state.doors.map((each) => (each.id === id ? { ...each, ...facts } : each)),
    changes: became ? [...state.changes, { door: id, became }] : state.changes,
  };
}
