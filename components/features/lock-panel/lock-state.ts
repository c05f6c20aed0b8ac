import { lockPanel, type LockDoor } from '@/content/lock-panel/lock-panel';

/** The status that a command gives a door. */
export type Order = 'secured' | 'open';

/** A command that the door's lock has not answered yet. A newer one replaces it. */
type Command = { to: Order; startsAt: number; answersAt: number; isForAll: boolean };

/** A door's facts and its command; `status` stays the last known one until the lock answers. */
export type LockState = LockDoor & {
  command?: Command;
  /** The door is offline and will lock when it reconnects. */
  queued?: boolean;
};

/** What became of a door, or of all if there is no `door`, and the words that announce it. */
export type LockNotice = { became: Order | 'queued' | 'canceled'; door?: string; words: string };

export type PanelState = {
  /** The time of the latest action, in milliseconds. */
  now: number;
  doors: readonly LockState[];
  /** The release that is waiting for confirmation: a door's id or `everyDoor`. */
  asking?: string;
  /** The newest command for all doors, until the last lock has answered. */
  run?: { to: Order; endsAt: number };
  notices: readonly LockNotice[];
};

/** The value of `asking` for all secured doors. */
export const everyDoor = 'all';

export const startPanel: PanelState = { now: 0, doors: lockPanel.doors, notices: [] };

export const isOnline = ({ status }: LockState) => status !== 'offline';

/** The doors that answer and that a command would change. */
export const doorsFor = (doors: readonly LockState[], to: Order) =>
  doors.filter((door) => isOnline(door) && (door.command?.to ?? door.status) !== to);

/** What a door's lock is working on; in a command for all, doors start one after another. */
export const workingOn = ({ command }: LockState, now: number) =>
  command && command.startsAt <= now ? command.to : undefined;

/** When a lock or the command for all answers next; `Infinity` without a command. */
export const nextAnswer = ({ doors, run }: PanelState) =>
  Math.min(...doors.map(({ command }) => command?.answersAt ?? Infinity), run?.endsAt ?? Infinity);

/** When the panel changes next by itself; `Infinity` if it does not. */
export const nextChange = (state: PanelState) =>
  Math.min(
    ...state.doors.flatMap(({ command }) => command?.startsAt ?? []).filter((at) => at > state.now),
    nextAnswer(state),
  );
