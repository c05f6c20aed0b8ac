import { act, renderHook } from '@testing-library/react';
import { lockPanel } from '@/content/lock-panel';
import { everyDoor } from './lock-state';
import { useLockPanel } from './use-lock-panel';

const facts = { doors: lockPanel.doors, time: '10:44' };
const answersIn = (id: string) => lockPanel.doors.find((door) => door.id === id)?.answersIn ?? NaN;
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function open({ lessMotion = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: lessMotion });
  const hook = renderHook(() => useLockPanel(facts));
  const panel = () => hook.result.current;
  const door = (id: string) => panel().state.doors.find((each) => each.id === id)!;
  const working = () =>
    panel()
      .state.doors.filter((each) => each.working)
      .map(({ id }) => id);
  return { ...hook, panel, door, working };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('every lock answers in 600 to 1200 ms', () => {
  for (const door of lockPanel.doors) {
    expect(door.answersIn).toBeGreaterThanOrEqual(600);
    expect(door.answersIn).toBeLessThanOrEqual(1200);
  }
});

test('one door locks at once and is secured when it answers, not before', () => {
  const { panel, door } = open();
  act(() => panel().lock(door('204')));
  expect(door('204').working).toBe('secured');
  pass(answersIn('204') - 1);
  expect(door('204').status).toBe('open');
  pass(1);
  expect(door('204')).toMatchObject({ status: 'secured', since: '10:44' });
});

test('all doors lock left to right, 120 ms apart, and the offline one waits', () => {
  const { panel, door, working } = open();
  act(() => panel().lockAll());
  expect(working()).toEqual(['204']);
  expect(door('206').queued).toBe(true);
  pass(119);
  expect(working()).toEqual(['204']);
  pass(1);
  expect(working()).toEqual(['204', '207']);
  pass(1200);
  expect(panel().state.doors.map(({ status }) => status)).toEqual([
    ...Array(5).fill('secured'),
    'offline',
    ...Array(2).fill('secured'),
  ]);
});

test('with reduced motion all doors start together', () => {
  const { panel, working } = open({ lessMotion: true });
  act(() => panel().lockAll());
  expect(working()).toEqual(['204', '207']);
});

test('nothing is released before it is confirmed', () => {
  const { panel, door } = open();
  act(() => panel().ask('203'));
  pass(5000);
  expect(door('203').status).toBe('secured');
  act(() => panel().keep());
  pass(5000);
  expect(door('203').status).toBe('secured');
  expect(panel().state.asking).toBeUndefined();
});

test('a confirmed release opens that door alone', () => {
  const { panel, door } = open();
  act(() => panel().ask('203'));
  act(() => panel().release());
  pass(1200);
  expect(door('203').status).toBe('open');
  expect(door('201').status).toBe('secured');
});

test('a confirmed release of all opens every secured door and leaves the offline one', () => {
  const { panel } = open();
  act(() => panel().ask(everyDoor));
  act(() => panel().release());
  pass(7 * 120 + 1200);
  expect(panel().state.doors.filter(({ status }) => status === 'open')).toHaveLength(7);
});

test('closing the panel stops every timer', () => {
  const { panel, unmount } = open();
  act(() => panel().lockAll());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
