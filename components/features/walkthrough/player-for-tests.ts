import {
  playerReducer,
  ready,
  stepCount,
  type PlayerEvent,
  type PlayerState,
} from './player-machine';

/** Eight steps of one second each, which keeps the arithmetic in the tests simple. */
const lengths = Array.from({ length: stepCount }, () => 1000);

export const after = (state: PlayerState, ...events: PlayerEvent[]) =>
  events.reduce(playerReducer, state);
export const tick = (ms: number): PlayerEvent => ({ type: 'tick', ms, lengths });
export const play: PlayerEvent = { type: 'play' };
export const pause: PlayerEvent = { type: 'pause' };

export const first = ready('panic-button', 'single');
export const playing = after(first, play);
export const ended = after(playing, tick(8000));
