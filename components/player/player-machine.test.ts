import {
  playerReducer,
  ready,
  stepCount,
  type PlayerEvent,
  type PlayerState,
} from './player-machine';

/** Eight steps of one second each, which keeps the arithmetic simple. */
const lengths = Array.from({ length: stepCount }, () => 1000);
const after = (state: PlayerState, ...events: PlayerEvent[]) => events.reduce(playerReducer, state);
const tick = (ms: number): PlayerEvent => ({ type: 'tick', ms, lengths });
/** Frames of 250 ms. */
const run = (ms: number) => Array.from({ length: ms / 250 }, () => tick(250));
const play: PlayerEvent = { type: 'play' };
const pause: PlayerEvent = { type: 'pause' };

const playing = after(ready, play);
const ended = after(playing, ...run(8000));

test('shows the first step, complete and not playing', () => {
  expect(ready).toMatchObject({ status: 'ready', step: 0, within: 0, settled: true, speed: 1 });
  expect(playing.status).toBe('playing');
});

test.each<[string, PlayerState, Partial<PlayerState>]>([
  ['time in a step', after(playing, tick(400), tick(300)), { step: 0, within: 700 }],
  ['the next step', after(playing, tick(1000)), { step: 1, within: 0, settled: false }],
  ['three steps and a frame', after(playing, ...run(3250)), { step: 3, within: 250 }],
  ['the end', ended, { status: 'ended', step: 7, within: 1000, settled: true }],
  ['a pause', after(playing, tick(1400), pause, play, tick(100)), { step: 1, within: 500 }],
  ['half speed', after(playing, { type: 'setSpeed', speed: 0.5 }, tick(400)), { within: 200 }],
  ['double speed', after(playing, { type: 'setSpeed', speed: 2 }, tick(600)), { within: 200 }],
  ['a speed before play', after(ready, { type: 'setSpeed', speed: 2 }), { status: 'ready' }],
  [
    'a step forward from ready',
    after(ready, { type: 'stepForward' }),
    { status: 'paused', step: 1, settled: true },
  ],
  [
    'a step forward while playing',
    after(playing, tick(500), { type: 'stepForward' }),
    { status: 'playing', step: 1, within: 0, settled: false },
  ],
  [
    'a step forward in the last one while playing',
    after(playing, { type: 'seek', step: 7 }, tick(500), { type: 'stepForward' }),
    { status: 'ended', step: 7, settled: true },
  ],
  ['a step back', after(playing, ...run(2500), { type: 'stepBack' }), { step: 1, within: 0 }],
  ['a step back at the first', after(ready, { type: 'stepBack' }), { step: 0 }],
  ['a step back at the end', after(ended, { type: 'stepBack' }), { status: 'paused', step: 6 }],
  ['a chosen step', after(ended, { type: 'seek', step: 4 }), { status: 'paused', step: 4 }],
  ['a chosen step while playing', after(playing, { type: 'seek', step: 4 }), { settled: false }],
  ['a step that does not exist', after(ready, { type: 'seek', step: 99 }), { step: 7 }],
  ['a negative step', after(ready, { type: 'seek', step: -3 }), { step: 0 }],
  [
    'play after a chosen step, which is not replayed',
    after(ready, { type: 'seek', step: 4 }, play, tick(999)),
    { step: 4, settled: true },
  ],
  ['play at the end', after(ended, play), { status: 'playing', step: 0, within: 0 }],
  [
    'restart',
    after(playing, ...run(3500), { type: 'reset' }, play),
    { status: 'playing', step: 0 },
  ],
])('%s gives the expected state', (_, state, expected) => {
  expect(state).toMatchObject(expected);
});

test.each<[string, PlayerState, PlayerEvent]>([
  ['time before play', ready, tick(5000)],
  ['a pause before play', ready, pause],
  ['play while playing', playing, play],
  ['time in a pause', after(playing, pause), tick(900)],
  ['a step forward at the end', ended, { type: 'stepForward' }],
])('%s changes nothing', (_, state, event) => {
  expect(after(state, event)).toBe(state);
});

test('another story starts over and keeps the speed', () => {
  const state = after(playing, ...run(3500), { type: 'setSpeed', speed: 2 });
  expect(after(state, { type: 'reset' })).toEqual({ ...ready, speed: 2 });
});
