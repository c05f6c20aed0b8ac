import { act, renderHook } from '@testing-library/react';
import { lockPanel } from '@/content/lock-panel/lock-panel';
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

test('gives every lock a response time of 600 to 1200 ms', () => {
  for (const door of lockPanel.doors) {
    expect(door.answersIn).toBeGreaterThanOrEqual(600);
    expect(door.answersIn).toBeLessThanOrEqual(1200);
  }
});

test('sends the command immediately and marks the door as secured when it answers', () => {
  const { panel, door } = open();
  act(() => panel().lock(door('204')));
  expect(door('204').working).toBe('secured');
  pass(answersIn('204') - 1);
  expect(door('204').status).toBe('open');
  pass(1);
  expect(door('204')).toMatchObject({ status: 'secured', since: '10:44' });
});

test('locks all doors left to right, 120 ms apart, and queues the offline one', () => {
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

test('starts all doors together with reduced motion', () => {
  const { panel, working } = open({ lessMotion: true });
  act(() => panel().lockAll());
  expect(working()).toEqual(['204', '207']);
});

test('releases nothing before confirmation', () => {
  const { panel, door } = open();
  act(() => panel().ask('203'));
  pass(5000);
  expect(door('203').status).toBe('secured');
  act(() => panel().keep());
  pass(5000);
  expect(door('203').status).toBe('secured');
  expect(panel().state.asking).toBeUndefined();
});

test('opens only that door after confirmation', () => {
  const { panel, door } = open();
  act(() => panel().ask('203'));
  act(() => panel().release());
  pass(1200);
  expect(door('203').status).toBe('open');
  expect(door('201').status).toBe('secured');
});

test('opens every secured door except the offline one after confirmation', () => {
  const { panel } = open();
  act(() => panel().ask(everyDoor));
  act(() => panel().release());
  pass(7 * 120 + 1200);
  expect(panel().state.doors.filter(({ status }) => status === 'open')).toHaveLength(7);
});

test('clears every timer when the panel closes', () => {
  const { panel, unmount } = open();
  act(() => panel().lockAll());
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
