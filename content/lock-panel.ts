/**
 * The lock panel behind Remote Control: eight doors of a school we invented, at 10:44 on its
 * Tuesday, and every word of the panel. {door}, {time}, {count} and the like are filled in by
 * components/sections/lock-panel/fill-in.ts. SPEC section 2, "Home page".
 */

/** What is known of a door. An offline door is neither secured nor open: nobody knows. */
export type DoorStatus = 'secured' | 'open' | 'offline';

export type LockDoor = {
  /** The number on its plate. */
  id: string;
  /** What is taught behind it. */
  room: string;
  status: DoorStatus;
  /** Clock time of the last change of status. */
  since: string;
  /** Percent, as last heard. */
  battery: number;
  signal: 'Good' | 'Fair' | 'None';
  /** Clock time of the lock's last answer. */
  lastHeard: string;
  /** What ends a release: "until …". */
  schedule: string;
  /** Who walks over when the lock does not answer. */
  asked: string;
  /** Milliseconds from a command to the lock's answer, 600 to 1200. */
  answersIn: number;
};

const time = '10:44';
const schedule = 'the 11:20 bell locks it again';
const asked = 'M. Reyes';
const door = (facts: Omit<LockDoor, 'lastHeard' | 'schedule' | 'asked'>): LockDoor => ({
  lastHeard: time,
  schedule,
  asked,
  ...facts,
});

/** Left to right, as one walks down the corridor. */
const doors: LockDoor[] = [
  door({
    id: '201',
    room: 'Algebra',
    status: 'secured',
    since: '7:55',
    battery: 92,
    signal: 'Good',
    answersIn: 640,
  }),
  door({
    id: '202',
    room: 'History',
    status: 'secured',
    since: '7:55',
    battery: 88,
    signal: 'Good',
    answersIn: 760,
  }),
  door({
    id: '203',
    room: 'Biology',
    status: 'secured',
    since: '10:12',
    battery: 81,
    signal: 'Fair',
    answersIn: 1180,
  }),
  door({
    id: '204',
    room: 'English',
    status: 'open',
    since: '10:40',
    battery: 86,
    signal: 'Good',
    answersIn: 820,
  }),
  door({
    id: '205',
    room: 'Spanish',
    status: 'secured',
    since: '7:55',
    battery: 90,
    signal: 'Good',
    answersIn: 700,
  }),
  {
    id: '206',
    room: 'Music',
    status: 'offline',
    since: '9:47',
    battery: 34,
    signal: 'None',
    lastHeard: '9:47',
    schedule,
    asked,
    answersIn: 1200,
  },
  door({
    id: '207',
    room: 'Geography',
    status: 'open',
    since: '10:40',
    battery: 77,
    signal: 'Good',
    answersIn: 940,
  }),
  door({
    id: '208',
    room: 'Chemistry',
    status: 'secured',
    since: '10:41',
    battery: 95,
    signal: 'Good',
    answersIn: 660,
  }),
];

export const lockPanel = {
  title: 'Remote Control: second-floor corridor',
  close: 'Close modal',
  /** The simulated clock; it stands still. */
  clock: { day: 'Tuesday', time },
  doors,
  /** The count in words: the statuses that occur, then the clock. */
  summary: '{counts}. {day}, {time}.',
  counts: {
    secured: '{count} secured',
    open: '{count} open for class',
    offline: '{count} offline',
  },
  /** Names a list of doors. */
  corridor: 'Doors {first} to {last}',
  statuses: { secured: 'Secured', open: 'Open for class', offline: 'Offline' },
  /** An offline door that has been told to lock. */
  queued: 'Locks when it answers',
  facts: { since: 'Since', battery: 'Battery', signal: 'Signal' },
  /** An offline door's facts are old, and say so. */
  oldFacts: { since: 'Last heard', battery: 'Battery then', signal: 'Signal' },
  plate: 'Door {door}, {room}',
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
      title: 'Release {door}?',
      text: 'The corridor side will open for anyone until {schedule}.',
      release: 'Release {door}',
      keep: 'Keep it locked',
    },
    all: {
      title: 'Release every secured door?',
      text: 'Every corridor side will open for anyone until {schedule}.',
      release: 'Release them',
      keep: 'Keep them locked',
    },
  },
  offline: {
    title: '{door} has not answered since {time}',
    text: 'We show what we know, and never count it as secured.',
    schedule: 'The lock keeps its own schedule.',
    asked: '{asked} has been asked to walk over with a key.',
    command: 'A lock command waits and runs when it answers.',
    queued: 'Your command waits and runs when it answers.',
  },
  egress: {
    title: 'Anyone inside can always leave.',
    text: 'The inside handle turns whether a door is locked, released or offline.',
  },
  /** Said aloud as it happens. */
  announcements: {
    secured: '{door} secured, {time}',
    open: '{door} released, {time}',
    queued: '{door} is offline. It locks when it answers.',
    canceled: '{door}: waiting lock canceled',
  },
  note: 'Simulation. Nothing here moves a real lock, and it resets when you close it.',
  link: 'Ask us about your doors',
  /** What the visitor did, for the contact form. */
  sentences: {
    looked: 'I looked at the lock panel and would like to talk about our doors.',
    released: 'I tried the lock panel: I released {door}.',
    one: 'I tried the lock panel: I locked {door}.',
    several: 'I tried the lock panel: I locked {count} doors one by one.',
    all: 'I tried the lock panel: I locked every door that answered.',
  },
};
