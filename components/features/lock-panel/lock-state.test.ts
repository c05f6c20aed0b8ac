import { lockPanel } from '@/content/lock-panel/lock-panel';
import {
  doorsFor,
  everyDoor,
  reducePanel,
  startPanel,
  type PanelAction,
  type PanelState,
} from './lock-state';

const start = startPanel({ doors: lockPanel.doors, time: '10:44' });
const after = (...actions: PanelAction[]) => actions.reduce(reducePanel, start);
const door = (state: PanelState, id: string) => state.doors.find((each) => each.id === id);

test('keeps the last known status while a command is pending', () => {
  const state = after({ type: 'send', door: '204', to: 'secured' });
  expect(door(state, '204')).toMatchObject({ status: 'open', since: '10:40', working: 'secured' });
  expect(state.changes).toEqual([]);
});

test('marks a door as secured now when its lock answers, and reports it once', () => {
  const state = after(
    { type: 'send', door: '204', to: 'secured' },
    { type: 'answer', door: '204' },
    { type: 'answer', door: '204' },
  );
  expect(door(state, '204')).toMatchObject({ status: 'secured', since: '10:44' });
  expect(door(state, '204')?.working).toBeUndefined();
  expect(state.changes).toEqual([{ door: '204', became: 'secured' }]);
});

test('opens a door when its lock answers a release', () => {
  const state = after({ type: 'send', door: '203', to: 'open' }, { type: 'answer', door: '203' });
  expect(door(state, '203')).toMatchObject({ status: 'open', since: '10:44' });
});

test.each<[string, PanelAction]>([
  ['locking a locked door', { type: 'send', door: '201', to: 'secured' }],
  ['releasing an open one', { type: 'send', door: '204', to: 'open' }],
  ['sending to one that is offline', { type: 'send', door: '206', to: 'secured' }],
  ['an answer nobody waits for', { type: 'answer', door: '201' }],
  ['a door that does not exist', { type: 'send', door: '999', to: 'open' }],
  ['queueing for a door that answers', { type: 'queue', door: '204' }],
  ['canceling what is not queued', { type: 'cancel', door: '206' }],
  ['asking to release an open door', { type: 'ask', about: '204' }],
  ['asking to release an offline door', { type: 'ask', about: '206' }],
])('changes nothing: %s', (_, action) => {
  expect(after(action)).toBe(start);
});

test('ignores commands for a door with a pending command', () => {
  const busy = after({ type: 'send', door: '203', to: 'open' });
  expect(reducePanel(busy, { type: 'ask', about: '203' })).toBe(busy);
  expect(reducePanel(busy, { type: 'send', door: '203', to: 'open' })).toBe(busy);
});

test('queues a lock for the offline door, never counts it as secured, and can cancel it', () => {
  const queued = after({ type: 'queue', door: '206' }, { type: 'queue', door: '206' });
  expect(door(queued, '206')).toMatchObject({ status: 'offline', queued: true, since: '9:47' });
  const canceled = reducePanel(queued, { type: 'cancel', door: '206' });
  expect(door(canceled, '206')?.queued).toBe(false);
  expect(canceled.changes.map(({ became }) => became)).toEqual(['queued', 'canceled']);
});

test('asks about one door at a time, and can dismiss the question', () => {
  const asking = after({ type: 'ask', about: '203' }, { type: 'ask', about: '201' });
  expect(asking.asking).toBe('201');
  expect(reducePanel(asking, { type: 'dismiss' }).asking).toBeUndefined();
});

test('asks about all doors only if at least one is secured', () => {
  expect(after({ type: 'ask', about: everyDoor }).asking).toBe(everyDoor);
  const open = {
    ...start,
    doors: start.doors.map((each) => ({ ...each, status: 'open' as const })),
  };
  expect(reducePanel(open, { type: 'ask', about: everyDoor })).toBe(open);
});

test('closes the confirmation and remembers the action when all doors are locked', () => {
  const state = after({ type: 'ask', about: '203' }, { type: 'all', to: 'secured' });
  expect(state).toMatchObject({ asking: undefined, lockedAll: true });
});

test('announces a command for all once, when the last door has answered', () => {
  const all = after({ type: 'all', to: 'secured' });
  expect(door(all, '206')).toMatchObject({ queued: true });
  const answers = (state: PanelState, id: string) =>
    [
      { type: 'send', door: id, to: 'secured' } as const,
      { type: 'answer', door: id } as const,
    ].reduce(reducePanel, state);
  const first = answers(all, '204');
  expect(first.notices).toEqual([]);
  const last = { became: 'secured', count: 7, offline: ['206'] };
  expect(answers(first, '207').notices).toEqual([last]);
  expect(reducePanel(answers(first, '207'), { type: 'all', to: 'secured' }).notices).toEqual([
    last,
    last,
  ]);
});

test('applies a command for all to the doors it would change, left to right', () => {
  const ids = (to: 'secured' | 'open', state = start) =>
    doorsFor(state.doors, to).map(({ id }) => id);
  expect(ids('secured')).toEqual(['204', '207']);
  expect(ids('open')).toEqual(['201', '202', '203', '205', '208']);
  expect(ids('secured', after({ type: 'send', door: '204', to: 'secured' }))).toEqual(['207']);
});
