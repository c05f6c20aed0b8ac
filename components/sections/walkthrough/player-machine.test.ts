import { after, ended, first, pause, play, playing, tick } from './player-for-tests';
import { ready, type PlayerEvent } from './player-machine';

describe('ready', () => {
  test('is the first step, complete, and nothing plays', () => {
    expect(first).toMatchObject({ status: 'ready', step: 0, within: 0, settled: true, speed: 1 });
  });

  test.each<[string, PlayerEvent]>([
    ['time passes', tick(5000)],
    ['pause is asked for', pause],
    ['the tab is hidden', { type: 'hidden' }],
  ])('stays so when %s', (_, event) => {
    expect(after(first, event)).toBe(first);
  });

  test('plays when asked', () => {
    expect(after(first, play).status).toBe('playing');
  });
});

describe('playing', () => {
  test('time moves within a step', () => {
    expect(after(playing, tick(400), tick(300))).toMatchObject({ step: 0, within: 700 });
  });

  test('goes on to the next step, which arrives by moving', () => {
    expect(after(playing, tick(1000))).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
      settled: false,
      skipped: false,
    });
  });

  test('a long frame crosses several steps and keeps the rest', () => {
    expect(after(playing, tick(3250))).toMatchObject({ step: 3, within: 250 });
  });

  test('ends after the last step and stands there complete', () => {
    expect(ended).toMatchObject({ status: 'ended', step: 7, within: 1000, settled: true });
  });

  test.each([0, -5, Number.NaN])('ignores a frame of %s ms', (ms) => {
    expect(after(playing, tick(ms))).toBe(playing);
  });

  test('play changes nothing', () => {
    expect(after(playing, play)).toBe(playing);
  });

  test('pauses where it is, and plays on from there', () => {
    const paused = after(playing, tick(1400), pause);
    expect(paused).toMatchObject({ status: 'paused', step: 1, within: 400 });
    expect(after(paused, tick(900))).toBe(paused);
    expect(after(paused, play, tick(100))).toMatchObject({ status: 'playing', within: 500 });
  });

  test('a hidden tab pauses it', () => {
    expect(after(playing, tick(1400), { type: 'hidden' })).toMatchObject({
      status: 'paused',
      step: 1,
      within: 400,
    });
  });
});

describe('speed', () => {
  test.each([
    [0.5, 200],
    [1, 400],
    [2, 800],
  ] as const)('at %s, 400 ms count as %s', (speed, within) => {
    expect(after(playing, { type: 'setSpeed', speed }, tick(400))).toMatchObject({ speed, within });
  });

  test('carries over a step with its own pace', () => {
    expect(after(playing, { type: 'setSpeed', speed: 2 }, tick(600))).toMatchObject({
      step: 1,
      within: 200,
    });
  });

  test('does not start anything', () => {
    expect(after(first, { type: 'setSpeed', speed: 2 }).status).toBe('ready');
  });
});

describe('choosing', () => {
  test('returns to ready with the choice, and keeps speed and text', () => {
    const state = after(playing, tick(3500), { type: 'setSpeed', speed: 2 });
    expect(after(state, { type: 'choose', trigger: 'anonymous-tip' })).toEqual({
      ...ready('anonymous-tip', 'single'),
      speed: 2,
    });
    expect(after(state, { type: 'choose', school: 'district' })).toMatchObject({
      status: 'ready',
      trigger: 'panic-button',
      school: 'district',
    });
  });

  test('the same again changes nothing', () => {
    expect(after(playing, { type: 'choose', school: 'single' })).toBe(playing);
  });
});

describe('reading as text', () => {
  const reading = after(playing, tick(1500), { type: 'readAsText', on: true });

  test('pauses, and plays nothing until it is put away', () => {
    expect(reading).toMatchObject({ status: 'paused', text: true, step: 1, within: 500 });
    for (const type of ['play', 'restart', 'stepForward'] as const)
      expect(after(reading, { type })).toBe(reading);
  });

  test('put away, the player is where it was', () => {
    expect(after(reading, { type: 'readAsText', on: false })).toMatchObject({
      status: 'paused',
      text: false,
      step: 1,
    });
  });
});
