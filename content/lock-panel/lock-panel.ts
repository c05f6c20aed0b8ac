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
const doors: LockDoor[] = [
  {
    id: '201',
    room: 'Algebra',
    status: 'secured',
    since: '7:55',
    battery: 92,
    signal: 'Good',
    answersIn: 640,
  },
  {
    id: '202',
    room: 'History',
    status: 'secured',
    since: '7:55',
    battery: 88,
    signal: 'Good',
    answersIn: 760,
  },
  {
    id: '203',
    room: 'Biology',
    status: 'secured',
    since: '10:12',
    battery: 81,
    signal: 'Fair',
    answersIn: 1180,
  },
  {
    id: '204',
    room: 'English',
    status: 'open',
    since: '10:40',
    battery: 86,
    signal: 'Good',
    answersIn: 820,
  },
  {
    id: '205',
    room: 'Spanish',
    status: 'secured',
    since: '7:55',
    battery: 90,
    signal: 'Good',
    answersIn: 700,
  },
  {
    id: '206',
    room: 'Music',
    status: 'offline',
    since: '9:47',
    battery: 34,
    signal: 'None',
    answersIn: 1200,
  },
  {
    id: '207',
    room: 'Geography',
    status: 'open',
    since: '10:40',
    battery: 77,
    signal: 'Good',
    answersIn: 940,
  },
  {
    id: '208',
    room: 'Chemistry',
    status: 'secured',
    since: '10:41',
    battery: 95,
    signal: 'Good',
    answersIn: 660,
  },
];

export const lockPanel = {
  title: 'Remote Control: second floor',
  close: 'Close modal',
  /** The simulated clock, which does not run. */
  clock: { day: 'Tuesday', time },
  doors,
  /** The count of doors by status, then the clock. */
  summary: '{counts}. {day}, {time} AM.',
  counts: {
    secured: '{count} secured',
    open: '{count} open for class',
    offline: '{count} offline',
  },
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
    cancel: 'Cancel lock',
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
    text: 'It is not counted as secured until the lock answers.',
    schedule: 'The lock still follows the bell schedule stored in it.',
    asked:
      'Marcus Reyes locked it from outside with a staff key at 9:58 AM. A repair ticket is open.',
    command: 'If you lock it now, the command runs when the lock is back online.',
    queued: 'Your command runs when the lock is back online.',
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
    canceled: 'Door {door}: waiting lock canceled',
    offline: 'Door {door} is offline.',
    /** When the last door has answered to a command for all. */
    all: { secured: '{count} doors secured, {time}.', open: '{count} doors open, {time}.' },
  },
  note: `Simulation. No real lock moves, and it resets when you close it. ${asking.short}`,
  link: 'Ask for a demo',
};
