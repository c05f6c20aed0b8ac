import type { Channel, Follower, ResponseKind, RoomState, SchoolKind, Trigger } from './types';

export const triggers: { id: Trigger; label: string }[] = [
  { id: 'panic-button', label: 'Panic button' },
  { id: 'gunshot-detection', label: 'Gunshot detection' },
  { id: 'anonymous-tip', label: 'Anonymous tip' },
];

export const schools: {
  id: SchoolKind;
  label: string;
  /** After the school's name in the title. */
  site?: string;
  follower?: Follower;
}[] = [
  { id: 'single', label: 'Single campus' },
  {
    id: 'district',
    label: 'District',
    site: 'one of 6 campuses',
    follower: 'District office',
  },
  { id: 'private', label: 'Private school', follower: 'Head of school' },
];

/** The two choices: in the sentence of a wide window, and as lists with a name. */
export const choices = [
  { id: 'trigger', sentence: 'It starts with', name: 'Kind of alert', options: triggers },
  { id: 'school', sentence: 'at a', name: 'Kind of school', options: schools },
] as const;

export const channels: Channel[] = ['App', 'SMS', 'Email', 'Voice', 'Intercom', 'Signage'];

/** After a room's name on its chip. */
export const responseWords: Record<ResponseKind, Partial<Record<RoomState, string>>> = {
  hold: { answered: 'on Hold', checked: 'all in' },
  secure: { answered: 'secured', checked: 'checked' },
  lockdown: { answered: 'locked', checked: 'clear' },
};

/** The walkthrough's other words. Components fill in the placeholders in braces. */
export const words = {
  school: 'Larkfield High',
  close: 'Close modal',
  readAsText: 'Read as text',
  stage: '{school}, cutaway view. {rooms}',
  /** In it after a room's label. */
  roomStates: { act: 'someone is acting here', lit: 'connected' } as Partial<
    Record<RoomState, string>
  >,
  notices: {
    title: 'Who has been told',
    count: '{count} of {all}',
    waiting: 'Not yet',
    /** Before them in the text version. */
    text: 'Told',
  },
  steps: 'Steps',
  stepCount: 'Step {step} of {all}',
  transport: {
    label: 'Player',
    restart: 'Restart',
    back: 'Step back',
    play: 'Play',
    pause: 'Pause',
    again: 'Play again',
    forward: 'Step forward',
    speed: 'Speed',
    elapsed: '{elapsed} of {total}',
  },
  /** After a story's title. */
  at: 'at {school}',
  note: 'Simulation with example times, at a school we made up. It shows several products together.',
  ask: 'Ask for a demo',
};
