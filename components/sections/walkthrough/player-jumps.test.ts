import { after, ended, first, pause, play, playing, tick } from './player-for-tests';
import type { PlayerState } from './player-machine';

describe('steps', () => {
  test('forward from ready pauses on the second step, complete', () => {
    expect(after(first, { type: 'stepForward' })).toMatchObject({
      status: 'paused',
      step: 1,
      settled: true,
      skipped: true,
    });
  });

  test('forward while playing plays the next step from its start', () => {
    expect(after(playing, tick(500), { type: 'stepForward' })).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
      settled: false,
    });
  });

  test('back while playing plays the step before', () => {
    expect(after(playing, tick(2500), { type: 'stepBack' })).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
    });
  });

  test('back stops at the first and forward at the last', () => {
    expect(after(first, { type: 'stepBack' }).step).toBe(0);
    expect(after(first, { type: 'seek', step: 7 }, { type: 'stepForward' }).step).toBe(7);
  });

  test('forward at the end stays there; back leads to the step before', () => {
    expect(after(ended, { type: 'stepForward' })).toBe(ended);
    expect(after(ended, { type: 'stepBack' })).toMatchObject({ status: 'paused', step: 6 });
  });
});

describe('seeking', () => {
  test('stands on the step, complete, when nothing plays', () => {
    for (const state of [first, after(playing, pause), ended])
      expect(after(state, { type: 'seek', step: 4 })).toMatchObject({
        status: 'paused',
        step: 4,
        within: 0,
        settled: true,
      });
  });

  test('plays from the step when something plays', () => {
    expect(after(playing, { type: 'seek', step: 4 })).toMatchObject({
      status: 'playing',
      step: 4,
      settled: false,
    });
  });

  test('a step reached while paused is not played over again', () => {
    expect(after(first, { type: 'seek', step: 4 }, play, tick(999))).toMatchObject({
      step: 4,
      settled: true,
    });
  });

  test.each([
    [-3, 0],
    [99, 7],
  ])('step %s is step %s', (step, expected) => {
    expect(after(first, { type: 'seek', step }).step).toBe(expected);
  });

  test.each([1.5, Number.NaN, Infinity])('step %s is no step', (step) => {
    expect(after(first, { type: 'seek', step })).toBe(first);
  });

  test('is no longer a skip once the next step plays', () => {
    expect(after(first, { type: 'seek', step: 4 }, play, tick(1000)).skipped).toBe(false);
  });
});

describe('restart', () => {
  test.each<[string, PlayerState]>([
    ['ready', first],
    ['playing', after(playing, tick(3500))],
    ['paused', after(playing, tick(3500), pause)],
    ['ended', ended],
  ])('from %s plays from the beginning', (_, state) => {
    expect(after(state, { type: 'restart' })).toMatchObject({
      status: 'playing',
      step: 0,
      within: 0,
      settled: true,
    });
  });

  test('play at the end does the same', () => {
    expect(after(ended, play)).toEqual(after(ended, { type: 'restart' }));
  });
});
