import type { SchoolScene, ScenePoint } from '@/content/school/measures';
import type { rooms } from '@/content/school/rooms';

/** The ways an incident can start, and the three kinds of school; a visitor chooses one of each. */
export type Trigger = 'panic-button' | 'gunshot-detection' | 'anonymous-tip';
export type SchoolKind = 'single' | 'district' | 'private';

/** The rooms of the cut-open school that take part. */
export type StageRoomId = Exclude<keyof typeof rooms, 'building' | 'speaker' | 'entrance'>;
/** `name` is on its label. */
export type StageRoom = { id: StageRoomId; name: string };
/** What a room does in a step; only the labels of those that wait are hidden. */
export type RoomState = 'waiting' | 'lit' | 'act' | 'answered' | 'checked';

/**
 * The building's response: Hold for a medical call (doors stay unlocked, people stay in), Secure for
 * a propped door (outside doors lock), Lockdown for a detection.
 */
export type ResponseKind = 'hold' | 'secure' | 'lockdown';

export type Channel = 'App' | 'SMS' | 'Email' | 'Voice' | 'Intercom' | 'Signage';
/** Someone whom a kind of school tells in addition to the six channels. */
export type Follower = 'District office' | 'Head of school';
/** Each has a row in "Who has been told". */
export type Audience = Channel | Follower;

/** Whom a row of "Who has been told" names, and the answer: at most 20 characters. */
export type Notice = readonly [who: string, state?: string];

/** A room with another illustration: empty, as on an ordinary day, or with someone in it. */
export type RoomIllustration =
  | 'people'
  | 'empty'
  | 'nurse-walks'
  | 'nurse-there'
  | 'tip'
  | 'door-open'
  | 'door-shut'
  | 'early-desk'
  | 'officer';

export type Step = {
  id: string;
  /** The time at Larkfield, e.g. "12:10:04". */
  clock: string;
  /** How long the step plays at normal speed, in milliseconds. */
  ms: number;
  title: string;
  place: string;
  actor: string;
  /** Rooms on the line: no scrim, a plain chip. */
  lit?: StageRoomId[];
  /** Rooms that carry out the story's response, left to right. */
  answered?: StageRoomId[];
  /** The one room where someone acts. */
  act?: StageRoomId;
  /** Rooms that have reported, left to right. */
  checked?: StageRoomId[];
  /** The incident is over: the scrim lifts from the whole building. */
  clear?: true;
  /** Words on a room's chip instead of its name. */
  chips?: Partial<Record<StageRoomId, string>>;
  illustrations?: Partial<Record<StageRoomId, RoomIllustration>>;
  /** The path of the dot along the line in this step. */
  path: [ScenePoint, ...ScenePoint[]];
  /** Other parts of the line that the event reaches in the same step. */
  branches?: ScenePoint[][];
  /** New rows in this step; a channel's row stays until it has a new one. */
  channels?: Partial<Record<Audience, Notice>>;
  caption: { title: string; body: string };
};

/** What another kind of school adds to a step: items to its lists, `body` after the caption. */
export type StepAddition = Pick<Step, 'answered' | 'checked' | 'branches' | 'channels'> & {
  body?: string;
};

export type StoryScript = {
  id: Trigger;
  /** The head's title; the school's name follows it. */
  title: string;
  response: ResponseKind;
  /** The building on an ordinary day, or before anyone has arrived. */
  scene: SchoolScene;
  /** A sentence beside the note on what in this story is a published figure, not an example. */
  claim?: string;
  /** Eight: the player, the timeline and the keys count on it. */
  steps: readonly Step[];
};

/** A story for one kind of school, as the player plays it. */
export type Story = StoryScript & {
  /** "Larkfield High", with the kind of school's addition, if any. */
  at: string;
  /** Rows of the panel, in order. */
  audience: Audience[];
};
