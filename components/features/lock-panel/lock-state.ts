import { interpolate } from '@/components/lib/interpolate';
import { lockPanel, type LockDoor } from '@/content/lock-panel/lock-panel';

/** What a command makes of a door. */
export type Order = 'secured' | 'open';

/** A door's facts and the state of its commands. */
export type LockState = LockDoor & {
  /** The pending command; `status` stays the last known one until the lock answers. */
  working?: Order;
  /** The door is offline and will lock when it reconnects. */
  queued?: boolean;
};

/** What became of a door, or of all if there is no `door`, and the words that announce it. */
export type LockNotice = {
  became: Order | 'queued' | 'canceled';
  door?: string;
  words: string;
};

export type PanelState = {
  doors: readonly LockState[];
  /** The release that is waiting for confirmation: a door's id or `everyDoor`. */
  asking?: string;
  notices: readonly LockNotice[];
};

export type PanelAction =
  | { type: 'send'; door: string; to: Order }
  /** The lock has answered, or waits; `isQuiet` if it is part of a command for all. */
  | { type: 'become'; door: string; to: LockNotice['became']; isQuiet?: boolean }
  /** The last lock has answered to a command for all. */
  | { type: 'finish'; to: Order }
  | { type: 'ask'; about?: string };

/** The value of `asking` for all secured doors. */
export const everyDoor = 'all';

export const startPanel: PanelState = { doors: lockPanel.doors, notices: [] };

const { announcements, clock, sentences } = lockPanel;

/**
 * The reducer of the panel; timers are in use-lock-panel. An action that does not apply to a door
 * returns the same state, so a late or repeated timer is harmless.
 */
export function reducePanel(state: PanelState, action: PanelAction): PanelState {
  if (action.type === 'ask') return { ...state, asking: action.about };
  if (action.type === 'finish') {
    const words = wordsForAll(state.doors, action.to);
    return { ...state, notices: [...state.notices, { became: action.to, words }] };
  }
  const { door: id, to } = action;
  const before = state.doors.find((door) => door.id === id);
  const facts = before && factsAfter(before, action);
  if (!facts) return state;
  const words = interpolate(announcements[to], { door: id, time: clock.time });
  const isSaid = action.type === 'become' && !action.isQuiet;
  return {
    ...state,
    doors: state.doors.map((door) => (door === before ? { ...door, ...facts } : door)),
    notices: isSaid ? [...state.notices, { became: to, door: id, words }] : state.notices,
  };
}

/** What an action changes about a door; undefined if it does not apply to it. */
function factsAfter(
  door: LockState,
  { type, to }: Extract<PanelAction, { door: string }>,
): Partial<LockState> | undefined {
  if (to === 'queued' || to === 'canceled')
    return isOnline(door) ? undefined : { queued: to === 'queued' };
  if (type === 'send')
    return door.working || !doorsFor([door], to).length ? undefined : { working: to };
  return door.working === to ? { status: to, since: clock.time, working: undefined } : undefined;
}

const isOnline = ({ status }: LockState) => status !== 'offline';

/** The doors that a command for all is for, those with a pending command too. */
export const doorsFor = (doors: readonly LockState[], to: Order) =>
  doors.filter((door) => isOnline(door) && door.status !== to);

function wordsForAll(doors: readonly LockState[], to: Order) {
  const count = doors.filter(({ status }) => status === to).length;
  const ofOffline = announcements[to === 'secured' ? 'queued' : 'offline'];
  return [
    interpolate(announcements.all[to], { count, time: clock.time }),
    ...doors
      .filter((door) => !isOnline(door))
      .map(({ id }) => interpolate(ofOffline, { door: id })),
  ].join(' ');
}

/**
 * Says what the visitor did, for the contact form's message: all doors take precedence over several,
 * several over one, and locking over releasing.
 */
export function visitSentence(notices: readonly LockNotice[]) {
  const doorsThat = (became: Order) => [
    ...new Set(notices.filter((each) => each.became === became).map(({ door }) => door)),
  ];
  const locked = doorsThat('secured');
  if (locked.includes(undefined)) return sentences.all;
  if (locked.length > 1) return interpolate(sentences.several, { count: locked.length });
  if (locked[0]) return interpolate(sentences.one, { door: locked[0] });
  const [released] = doorsThat('open');
  return released ? interpolate(sentences.released, { door: released }) : sentences.looked;
}
