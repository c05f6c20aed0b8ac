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
  speed: Speed;
};

export type PlayerEvent =
  | { type: 'play' | 'pause' | 'reset' | 'stepBack' | 'stepForward' }
  /** `ms` have passed, less than a step; `lengths` are the steps', longer with reduced motion. */
  | { type: 'tick'; ms: number; lengths: readonly number[] }
  | { type: 'seek'; step: number }
  | { type: 'setSpeed'; speed: Speed };

/** The initial state: the first step, complete and not playing. */
export const ready: PlayerState = {
  status: 'ready',
  step: 0,
  within: 0,
  settled: true,
  speed: 1,
};

/** The player's reducer. An event that does not apply in a state returns the same state. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  const { status, step, speed } = state;
  switch (event.type) {
    case 'play':
      if (status === 'playing') return state;
      return { ...(status === 'ended' ? ready : state), speed, status: 'playing' };
    case 'pause':
      return status === 'playing' ? { ...state, status: 'paused' } : state;
    case 'reset':
      return { ...ready, speed };
    case 'tick':
      return status === 'playing' ? advanced(state, event.ms, event.lengths) : state;
    case 'stepBack':
      return jumped(state, step - 1);
    case 'stepForward':
      if (status === 'ended') return state;
      return step === last ? { ...state, status: 'ended', settled: true } : jumped(state, step + 1);
    case 'seek':
      return jumped(state, event.step);
    case 'setSpeed':
      return { ...state, speed: event.speed };
  }
}

function advanced(state: PlayerState, ms: number, lengths: readonly number[]): PlayerState {
  const within = state.within + ms * state.speed;
  const length = lengths[state.step] ?? 0;
  if (within < length) return { ...state, within };
  if (state.step === last) return { ...state, status: 'ended', within: length, settled: true };
  return { ...state, step: state.step + 1, within: within - length, settled: false };
}

/**
 * While playing, a jump plays the step from its start; otherwise it shows the complete step, which is
 * the story's end if it is the last one.
 */
function jumped(state: PlayerState, step: number): PlayerState {
  const playing = state.status === 'playing';
  const to = Math.min(Math.max(step, 0), last);
  return {
    ...state,
    status: playing ? 'playing' : to === last ? 'ended' : 'paused',
    step: to,
    within: 0,
    settled: !playing,
  };
}
