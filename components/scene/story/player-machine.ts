import type { SchoolKind, Trigger } from '@/content/walkthrough/types';

/** The number of steps in every story. */
export const stepCount = 8;
const last = stepCount - 1;

export const speeds = [0.5, 1, 2] as const;
export type Speed = (typeof speeds)[number];

export type PlayerState = {
  status: 'ready' | 'playing' | 'paused' | 'ended';
  /** 0 to 7. */
  step: number;
  /** Milliseconds of the step that have played. */
  within: number;
  /** The step is complete: nothing in it moves, whatever `within` is. */
  settled: boolean;
  /** The visitor jumped here; announcements pause until the jumping stops. */
  skipped: boolean;
  speed: Speed;
  /** The text version replaces the stage and the controls. */
  text: boolean;
  trigger: Trigger;
  school: SchoolKind;
};

export type PlayerEvent =
  | { type: 'play' | 'pause' | 'restart' | 'stepBack' | 'stepForward' | 'hidden' }
  /** `ms` have passed; `lengths` are the steps' durations, which are longer with reduced motion. */
  | { type: 'tick'; ms: number; lengths: readonly number[] }
  | { type: 'seek'; step: number }
  | { type: 'setSpeed'; speed: Speed }
  | { type: 'choose'; trigger?: Trigger; school?: SchoolKind }
  | { type: 'readAsText'; on: boolean };

const firstFrame = {
  status: 'ready',
  step: 0,
  within: 0,
  settled: true,
  skipped: false,
} as const satisfies Partial<PlayerState>;

/** The initial state: the first step, complete and not playing. */
export const ready = (trigger: Trigger, school: SchoolKind): PlayerState => ({
  ...firstFrame,
  speed: 1,
  text: false,
  trigger,
  school,
});

/** The player's reducer. An event that does not apply in a state returns the same state. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  switch (event.type) {
    case 'play':
      if (state.text || state.status === 'playing') return state;
      return state.status === 'ended' ? started(state) : { ...state, status: 'playing' };
    case 'pause':
    case 'hidden':
      return state.status === 'playing' ? { ...state, status: 'paused' } : state;
    case 'restart':
      return state.text ? state : started(state);
    case 'tick':
      return state.status === 'playing' ? advanced(state, event.ms, event.lengths) : state;
    case 'stepBack':
      return jumped(state, state.step - 1);
    case 'stepForward':
      return state.status === 'ended' ? state : jumped(state, state.step + 1);
    case 'seek':
      return jumped(state, event.step);
    case 'setSpeed':
      return { ...state, speed: event.speed };
    case 'choose': {
      const { trigger = state.trigger, school = state.school } = event;
      if (trigger === state.trigger && school === state.school) return state;
      return { ...state, ...firstFrame, trigger, school };
    }
    case 'readAsText':
      return { ...playerReducer(state, { type: 'pause' }), text: event.on };
  }
}

/** The first step has no arrival animation, because the event starts there. */
const started = (state: PlayerState): PlayerState => ({
  ...state,
  ...firstFrame,
  status: 'playing',
});

function advanced(state: PlayerState, ms: number, lengths: readonly number[]): PlayerState {
  if (!(ms > 0)) return state;
  const within = state.within + ms * state.speed;
  const length = lengths[state.step] ?? 0;
  if (within < length) return { ...state, within };
  if (state.step === last) return { ...state, status: 'ended', within: length, settled: true };
  const next = { ...state, step: state.step + 1, within: 0, settled: false, skipped: false };
  return within > length ? advanced(next, (within - length) / state.speed, lengths) : next;
}

/**
 * While playing, a jump plays the step from its start; otherwise it shows the complete step, which is
 * the story's end if it is the last one.
 */
function jumped(state: PlayerState, step: number): PlayerState {
  if (!Number.isInteger(step) || state.text) return state;
  const playing = state.status === 'playing';
  const to = Math.min(Math.max(step, 0), last);
  return {
    ...state,
    status: playing ? 'playing' : to === last ? 'ended' : 'paused',
    step: to,
    within: 0,
    settled: !playing || to === 0,
    skipped: true,
  };
}
