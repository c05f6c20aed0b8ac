import { playerReducer, ready, type PlayerEvent, type PlayerState } from './player-machine';

const after = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(playerReducer, state);
/** Time in a step of one second, which keeps the arithmetic simple. */
const tick = (ms: number): PlayerEvent => ({ type: 'tick', ms, length: 1000 });
/** Frames of 250 ms. */
const run = (ms: number) => Array.from({ length: ms / 250 }, () => tick(250));
const seek = (step: number): PlayerEvent => ({ type: 'seek', step });
const play: PlayerEvent = { type: 'play' };
const pause: PlayerEvent = { type: 'pause' };

const playing = after(ready, play);
const ended = after(playing, ...run(8000));

test.each<[string, PlayerState, Partial<PlayerState>]>([
  ['time in a step', after(playing, tick(400), tick(300)), { step: 0, within: 700 }],
  ['the next step', after(playing, tick(1000)), { step: 1, within: 0, settled: false }],
  ['three steps and a frame', after(playing, ...run(3250)), { step: 3, within: 250 }],
  ['the end', ended, { status: 'ended', step: 7, settled: true }],
  ['a pause', after(playing, tick(1400), pause, play, tick(100)), { step: 1, within: 500 }],
  ['a step from ready', after(ready, seek(1)), { status: 'paused', step: 1, settled: true }],
  [
    'a step while playing',
    after(playing, tick(500), seek(1)),
    { status: 'playing', step: 1, within: 0, settled: false },
  ],
  [
    'a step past the last one while playing',
    after(playing, seek(7), tick(500), seek(8)),
    { status: 'ended', step: 7, settled: true },
  ],
  ['a step before the first one', after(ready, seek(-1)), { step: 0, settled: true }],
  ['a step back at the end', after(ended, seek(6)), { status: 'paused', step: 6 }],
  ['the last step in a pause', after(ready, seek(7)), { status: 'ended', step: 7 }],
  [
    'play after a chosen step, which is not replayed',
    after(ready, seek(4), play, tick(999)),
    { status: 'playing', step: 4, settled: true },
  ],
  ['play at the end', after(ended, play), { status: 'playing', step: 0, within: 0 }],
  ['a reset', after(playing, ...run(3500), { type: 'reset' }), ready],
])('%s gives the expected state', (_, state, expected) => {
  expect(state).toMatchObject(expected);
});

test.each<[string, PlayerState, PlayerEvent]>([
  ['time before play', ready, tick(5000)],
  ['a pause before play', ready, pause],
  ['play while playing', playing, play],
  ['time in a pause', after(playing, pause), tick(900)],
  ['a step forward at the end', ended, seek(8)],
])('%s changes nothing', (_, state, event) => {
  expect(after(state, event)).toBe(state);
});
