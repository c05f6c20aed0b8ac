import type { SchoolKind, Trigger } from '@/content/walkthrough/types';

/** Every story has as many steps. */
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
  /** The step stands complete: nothing in it moves, whatever `within` says. */
  settled: boolean;
  /** The visitor jumped here; captions stay silent until the jumping stops. */
  skipped: boolean;
  speed: Speed;
  /** The text version stands in place of stage and transport. */
  text: boolean;
  trigger: Trigger;
  school: SchoolKind;
};

export type PlayerEvent =
  | { type: 'play' | 'pause' | 'restart' | 'stepBack' | 'stepForward' | 'hidden' }
  /** `ms` have passed; `lengths` are the steps' durations (reduced motion lengthens them). */
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

/** The first frame, play shown, nothing moving. */
export const ready = (trigger: Trigger, school: SchoolKind): PlayerState => ({
  ...firstFrame,
  speed: 1,
  text: false,
  trigger,
  school,
});

/** The whole behaviour of the player; anything that makes no sense in a state leaves it as it is. */
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

/** The first step needs no arrival: the event starts where it stands. */
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

/** A jump plays on from the step's start; while nothing plays, the step stands there complete. */
function jumped(state: PlayerState, step: number): PlayerState {
  if (!Number.isInteger(step) || state.text) return state;
  const playing = state.status === 'playing';
  const to = Math.min(Math.max(step, 0), last);
  return {
    ...state,
    status: playing ? 'playing' : 'paused',
    step: to,
    within: 0,
    settled: !playing || to === 0,
    skipped: true,
  };
}
