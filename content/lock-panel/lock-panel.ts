import { asking } from '@/content/site/demo';

/**
 * The words of the lock panel behind Remote Control, and its eight doors at 10:44 AM on the example
 * day of content/school/day.ts. Components fill in placeholders such as {door}.
 */

export type LockDoor = {
  /** The number on its sign. */
  id: string;
  /** What is taught behind it. */
  room: string;
  /** An offline door counts as neither secured nor open. */
  status: 'secured' | 'open' | 'offline';
  /** Clock time of the last change of status; when an offline lock last answered. */
  since: string;
  /** Percent, as last reported. */
  battery: number;
  signal: 'Good' | 'Fair' | 'None';
  /** Milliseconds from a command to the lock's answer, 600 to 1200. */
  answersIn: number;
};

const time = '10:44';

/** Left to right along the hallway. */
const doors = (
  [
    ['201', 'Algebra', 'secured', '7:55', 92, 'Good', 640],
    ['202', 'History', 'secured', '7:55', 88, 'Good', 760],
    ['203', 'Biology', 'secured', '10:12', 81, 'Fair', 1180],
    ['204', 'English', 'open', '10:40', 86, 'Good', 820],
    ['205', 'Spanish', 'secured', '7:55', 90, 'Good', 700],
    ['206', 'Music', 'offline', '9:47', 34, 'None', 1200],
    ['207', 'Geography', 'open', '10:40', 77, 'Good', 940],
    ['208', 'Chemistry', 'secured', '10:41', 95, 'Good', 660],
  ] as const
).map(([id, room, status, since, battery, signal, answersIn]): LockDoor => ({
  id,
  room,
  status,
  since,
  battery,
  signal,
  answersIn,
}));

export const lockPanel = {
  title: 'Remote Control: second floor',
  close: 'Close modal',
  /** The simulated clock, which does not run. */
  clock: { day: 'Tuesday', time },
  doors,
  /** The count of doors by status, then the clock. */
  summary: '{counts}. {day}, {time} AM.',
  statuses: { secured: 'Secured', open: 'Open for class', offline: 'Offline' },
  /** An offline door that has been told to lock. */
  queued: 'Lock queued',
  facts: { since: 'Since', battery: 'Battery', signal: 'Signal' },
  /** For an offline door, whose facts are old. */
  oldFacts: { since: 'Last heard', battery: 'Battery then', signal: 'Signal' },
  plate: 'Door {door}, {room}',
  /** Added to a button's label, for screen readers. */
  door: 'Door {door}, {status}',
  actions: {
    lock: 'Lock',
    release: 'Release',
    queue: 'Queue lock',
    cancel: 'Cancel queue',
    locking: 'Locking...',
    releasing: 'Releasing...',
    lockAll: 'Lock all doors',
    releaseAll: 'Release all',
  },
  confirm: {
    one: {
      title: 'Release Door {door}?',
      text: 'Anyone in the hallway can open it until the 11:20 bell locks it again.',
      release: 'Release Door {door}',
      keep: 'Keep it locked',
    },
    all: {
      title: 'Release every secured door?',
      text: 'Anyone in the hallway can open these doors until the 11:20 bell locks them again. A queued lock is canceled.',
      release: 'Release them',
      keep: 'Keep them locked',
    },
  },
  offline: {
    title: 'Door {door} has not answered since {time}',
    text: 'It is not counted as secured until the lock answers. Assigned staff lock it by key, if it is safe.',
    schedule: 'The lock still follows the bell schedule stored in it.',
    asked:
      'Marcus Reyes locked it from outside with a staff key at 9:58 AM. A repair ticket is open.',
    command: 'If you lock it now, the command runs when the lock is back online.',
    queued: 'The door will lock when it is back online.',
  },
  egress: {
    title: 'Anyone inside can always leave.',
    text: 'The inside lever opens the door whether it is locked, released or offline.',
  },
  /** Announced by screen readers as it happens. */
  announcements: {
    secured: 'Door {door} secured, {time}',
    open: 'Door {door} released, {time}',
    queued: 'Door {door} is offline. It will lock when it is back online.',
    canceled: 'Door {door}: queued lock canceled',
    offline: 'Door {door} is offline.',
    /** When the last door has answered to a command for all. */
    all: { secured: '{count} doors secured, {time}.', open: '{count} doors released, {time}.' },
  },
  note: `Simulation. No real lock moves, and it resets when you close it. ${asking.short}`,
  link: 'Ask for a demo',
};
