import { after, ended, first, pause, play, playing, tick } from './player-for-tests';
import type { PlayerState } from './player-machine';

describe('stepping', () => {
  test('goes forward from ready to the complete second step, paused', () => {
    expect(after(first, { type: 'stepForward' })).toMatchObject({
      status: 'paused',
      step: 1,
      settled: true,
      skipped: true,
    });
  });

  test('goes forward while playing to the start of the next step', () => {
    expect(after(playing, tick(500), { type: 'stepForward' })).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
      settled: false,
    });
  });

  test('goes back while playing to the previous step', () => {
    expect(after(playing, tick(2500), { type: 'stepBack' })).toMatchObject({
      status: 'playing',
      step: 1,
      within: 0,
    });
  });

  test('stops at the first and the last step', () => {
    expect(after(first, { type: 'stepBack' }).step).toBe(0);
    expect(after(first, { type: 'seek', step: 7 }, { type: 'stepForward' }).step).toBe(7);
  });

  test('stays at the end on forward, and goes to the previous step on back', () => {
    expect(after(ended, { type: 'stepForward' })).toBe(ended);
    expect(after(ended, { type: 'stepBack' })).toMatchObject({ status: 'paused', step: 6 });
  });
});

describe('seeking', () => {
  test('shows the complete step when not playing', () => {
    for (const state of [first, after(playing, pause), ended])
      expect(after(state, { type: 'seek', step: 4 })).toMatchObject({
        status: 'paused',
        step: 4,
        within: 0,
        settled: true,
      });
  });

  test('plays from the start of the step when playing', () => {
    expect(after(playing, { type: 'seek', step: 4 })).toMatchObject({
      status: 'playing',
      step: 4,
      settled: false,
    });
  });

  test('does not replay a step that was reached while paused', () => {
    expect(after(first, { type: 'seek', step: 4 }, play, tick(999))).toMatchObject({
      step: 4,
      settled: true,
    });
  });

  test.each([
    [-3, 0],
    [99, 7],
  ])('clamps step %s to step %s', (step, expected) => {
    expect(after(first, { type: 'seek', step }).step).toBe(expected);
  });

  test.each([1.5, Number.NaN, Infinity])('ignores step %s', (step) => {
    expect(after(first, { type: 'seek', step })).toBe(first);
  });

  test('clears `skipped` when the next step plays', () => {
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

  test('happens on play at the end', () => {
    expect(after(ended, play)).toEqual(after(ended, { type: 'restart' }));
  });
});
