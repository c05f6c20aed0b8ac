import { after, ended, first, pause, play, playing, tick } from './player-for-tests';
import { ready, type PlayerEvent } from './player-machine';

describe('ready', () => {
  test('shows the first step, complete and not playing', () => {
    expect(first).toMatchObject({ status: 'ready', step: 0, within: 0, settled: true, speed: 1 });
  });

  test.each<[string, PlayerEvent]>([
    ['time passes', tick(5000)],
    ['pause is asked for', pause],
    ['the tab is hidden', { type: 'hidden' }],
  ])('does not change when %s', (_, event) => {
    expect(after(first, event)).toBe(first);
  });

  test('starts to play on play', () => {
    expect(after(first, play).status).toBe('playing');
  });
});

describe('playing', () => {
  test('advances the time within a step', () => {
    expect(after(playing, tick(400), tick(300))).toMatchObject({ step: 0, within: 700 });
  });

  test('continues with the next step, which animates', () => {
    expect(after(playing, tick(1000))).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
      settled: false,
      skipped: false,
    });
  });

  test('crosses several steps in one long frame without losing time', () => {
    expect(after(playing, tick(3250))).toMatchObject({ step: 3, within: 250 });
  });

  test('ends after the last step, which stays complete', () => {
    expect(ended).toMatchObject({ status: 'ended', step: 7, within: 1000, settled: true });
  });

  test.each([0, -5, Number.NaN])('ignores a frame of %s ms', (ms) => {
    expect(after(playing, tick(ms))).toBe(playing);
  });

  test('ignores play', () => {
    expect(after(playing, play)).toBe(playing);
  });

  test('pauses, and resumes from the same time', () => {
    const paused = after(playing, tick(1400), pause);
    expect(paused).toMatchObject({ status: 'paused', step: 1, within: 400 });
    expect(after(paused, tick(900))).toBe(paused);
    expect(after(paused, play, tick(100))).toMatchObject({ status: 'playing', within: 500 });
  });

  test('pauses when the tab is hidden', () => {
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

  test('is applied across a step boundary', () => {
    expect(after(playing, { type: 'setSpeed', speed: 2 }, tick(600))).toMatchObject({
      step: 1,
      within: 200,
    });
  });

  test('does not start playback', () => {
    expect(after(first, { type: 'setSpeed', speed: 2 }).status).toBe('ready');
  });
});

describe('changing a choice', () => {
  test('returns to ready with the choice, and keeps speed and text mode', () => {
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

  test('does nothing when the value is the same', () => {
    expect(after(playing, { type: 'choose', school: 'single' })).toBe(playing);
  });
});

describe('text mode', () => {
  const reading = after(playing, tick(1500), { type: 'readAsText', on: true });

  test('pauses, and ignores playback until it is closed', () => {
    expect(reading).toMatchObject({ status: 'paused', text: true, step: 1, within: 500 });
    for (const type of ['play', 'restart', 'stepForward'] as const)
      expect(after(reading, { type })).toBe(reading);
  });

  test('returns to the same position when it is closed', () => {
    expect(after(reading, { type: 'readAsText', on: false })).toMatchObject({
      status: 'paused',
      text: false,
      step: 1,
    });
  });
});
