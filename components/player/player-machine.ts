/** The number of steps in every story. */
export const stepCount = 8;
const last = stepCount - 1;

export type PlayerState = {
  status: 'ready' | 'playing' | 'paused' | 'ended';
  /** 0 to 7. */
  step: number;
  /** Milliseconds of the step that have played. */
  within: number;
  /** The step is complete: nothing in it moves, whatever `within` is. */
  settled: boolean;
};

export type PlayerEvent =
  | { type: 'play' | 'pause' | 'reset' }
  /** `ms` have passed, less than a step; `length` is that of the step. */
  | { type: 'tick'; ms: number; length: number }
  /** While playing, it plays the step from its start; otherwise it shows the complete step. */
  | { type: 'seek'; step: number };

/** The initial state: the first step, complete and not playing. */
export const ready: PlayerState = { status: 'ready', step: 0, within: 0, settled: true };
const ended: PlayerState = { status: 'ended', step: last, within: 0, settled: true };

/** The player's reducer. An event that does not apply in a state returns the same state. */
export function playerReducer(state: PlayerState, event: PlayerEvent): PlayerState {
  const isPlaying = state.status === 'playing';
  switch (event.type) {
    case 'play':
      return isPlaying
        ? state
        : { ...(state.status === 'ended' ? ready : state), status: 'playing' };
    case 'pause':
      return isPlaying ? { ...state, status: 'paused' } : state;
    case 'reset':
      return ready;
    case 'tick': {
      const within = state.within + event.ms;
      if (!isPlaying) return state;
      if (within < event.length) return { ...state, within };
      if (state.step === last) return ended;
      return { ...state, step: state.step + 1, within: within - event.length, settled: false };
    }
    case 'seek': {
      const step = Math.max(event.step, 0);
      if (step > last || (step === last && !isPlaying)) return ended;
      return { status: isPlaying ? 'playing' : 'paused', step, within: 0, settled: !isPlaying };
    }
  }
}
