/** The ways an incident can start, and the three kinds of school; a visitor chooses one of each. */
export type Trigger = 'panic-button' | 'gunshot-detection' | 'anonymous-tip';
export type SchoolKind = 'single' | 'district' | 'private';

/** The rooms of the cut-open school that take part. */
export type RoomId =
  'gym' | 'classroom' | 'cafeteria' | 'library' | 'hallway' | 'office' | 'front-desk' | 'gate';

/** A point on the line, in the home scene's 960 by 720 units. */
export type Point = readonly [x: number, y: number];

/**
 * What the building does. A medical call holds (doors stay unlocked, people stay in), a propped
 * door secures the outside doors, a confirmed detection locks down.
 */
export type ResponseKind = 'hold' | 'secure' | 'lockdown';

export type Channel = 'App' | 'SMS' | 'Email' | 'Voice' | 'Intercom' | 'Signage';
/** Someone beside the six channels whom a kind of school tells as well. */
export type Follower = 'District office' | 'Head of school';

/** One row of "Who has been told": "Front desk, read". At most 20 characters for the two together. */
export type Notice = { name: Channel | Follower; who: string; state: string };

/** A room drawn anew for a while: emptied, as on an ordinary day, or with someone in it. */
export type RoomDrawing =
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
  lit: RoomId[];
  /** Rooms that answer with the story's response, left to right. */
  answered: RoomId[];
  /** The one room where someone acts. */
  act?: RoomId;
  /** Rooms that have reported, left to right. */
  checkedIn: RoomId[];
  /** The incident is over: the scrim lifts from the whole building. */
  clear?: true;
  /** Words on a room's chip in place of its name. */
  chips?: Partial<Record<RoomId, string>>;
  drawings?: Partial<Record<RoomId, RoomDrawing>>;
  /** The way the event takes along the line in this step; its last point is where the dot rests. */
  path: [Point, ...Point[]];
  /** Other parts of the line that the event reaches in the same step. */
  branches?: Point[][];
  /** News in this step; what a channel said before stands until it speaks again. */
  channels: Notice[];
  caption: { title: string; body: string };
};

/** Every story has eight steps: the player, the timeline and the keys count on it. */
export type Steps = readonly [Step, Step, Step, Step, Step, Step, Step, Step];

/** What another kind of school adds to a step: lists are added to, `body` follows the caption. */
export type StepAddition = {
  body?: string;
  answered?: RoomId[];
  checkedIn?: RoomId[];
  branches?: Point[][];
  channels?: Notice[];
};

export type StoryScript = {
  id: Trigger;
  /** The head's title; the school's name follows it. */
  title: string;
  response: ResponseKind;
  /** The building on an ordinary day, or before anyone has come. */
  scene: 'day' | 'early';
  /** What in this story is a claim and no illustration; stands beside the note. */
  claim?: string;
  steps: Steps;
};

/** A script as one kind of school would see it: what the player plays. */
export type Story = Pick<StoryScript, 'title' | 'response' | 'scene' | 'claim' | 'steps'> & {
  trigger: Trigger;
  school: SchoolKind;
  /** "Larkfield High", or with what the kind of school adds. */
  at: string;
  /** Waits in the contact form for a visitor who asks about their building. */
  sentence: string;
  /** Rows of the panel, in order. */
  audience: Notice['name'][];
};
