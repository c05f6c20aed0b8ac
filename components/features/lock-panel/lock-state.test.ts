import {
  doorsFor,
  everyDoor,
  reducePanel,
  startPanel,
  visitSentence,
  type LockNotice,
  type PanelAction,
  type PanelState,
} from './lock-state';

const after = (...actions: PanelAction[]) => actions.reduce(reducePanel, startPanel);
const door = (state: PanelState, id: string) => state.doors.find((each) => each.id === id);
const said = ({ notices }: PanelState) => notices.map(({ words }) => words);

test('keeps the last known status while a command is pending', () => {
  const state = after({ type: 'send', door: '204', to: 'secured' });
  expect(door(state, '204')).toMatchObject({ status: 'open', since: '10:40', working: 'secured' });
  expect(said(state)).toEqual([]);
});

test('marks a door as secured now when its lock answers, and reports it once', () => {
  const state = after(
    { type: 'send', door: '204', to: 'secured' },
    { type: 'become', door: '204', to: 'secured' },
    { type: 'become', door: '204', to: 'secured' },
  );
  expect(door(state, '204')).toMatchObject({ status: 'secured', since: '10:44' });
  expect(door(state, '204')?.working).toBeUndefined();
  expect(said(state)).toEqual(['Door 204 secured, 10:44']);
});

test('opens a door when its lock answers a release', () => {
  const state = after(
    { type: 'send', door: '203', to: 'open' },
    { type: 'become', door: '203', to: 'open' },
  );
  expect(door(state, '203')).toMatchObject({ status: 'open', since: '10:44' });
});

test.each<[string, PanelAction]>([
  ['locking a locked door', { type: 'send', door: '201', to: 'secured' }],
  ['releasing an open one', { type: 'send', door: '204', to: 'open' }],
  ['sending to one that is offline', { type: 'send', door: '206', to: 'secured' }],
  ['an answer nobody waits for', { type: 'become', door: '201', to: 'secured' }],
  ['a door that does not exist', { type: 'send', door: '999', to: 'open' }],
  ['queueing for a door that answers', { type: 'become', door: '204', to: 'queued' }],
])('changes nothing: %s', (_, action) => {
  expect(after(action)).toBe(startPanel);
});

test('ignores commands for a door with a pending command', () => {
  const busy = after({ type: 'send', door: '203', to: 'open' });
  expect(reducePanel(busy, { type: 'send', door: '203', to: 'open' })).toBe(busy);
  expect(reducePanel(busy, { type: 'become', door: '203', to: 'secured' })).toBe(busy);
});

test('queues a lock for the offline door, never counts it as secured, and can cancel it', () => {
  const queued = after({ type: 'become', door: '206', to: 'queued' });
  expect(door(queued, '206')).toMatchObject({ status: 'offline', queued: true, since: '9:47' });
  const canceled = reducePanel(queued, { type: 'become', door: '206', to: 'canceled' });
  expect(door(canceled, '206')?.queued).toBe(false);
  expect(said(canceled)).toEqual([
    'Door 206 is offline. It will lock when it is back online.',
    'Door 206: waiting lock canceled',
  ]);
});

test('asks about one door at a time, and can dismiss the question', () => {
  const asking = after({ type: 'ask', about: '203' }, { type: 'ask', about: everyDoor });
  expect(asking.asking).toBe(everyDoor);
  expect(reducePanel(asking, { type: 'ask' }).asking).toBeUndefined();
});

test('announces a command for all once, when the last door has answered', () => {
  const answers = ['204', '207'].flatMap((id): PanelAction[] => [
    { type: 'send', door: id, to: 'secured' },
    { type: 'become', door: id, to: 'secured', isQuiet: true },
  ]);
  expect(said(after(...answers))).toEqual([]);
  expect(said(after(...answers, { type: 'finish', to: 'secured' }))).toEqual([
    '7 doors secured, 10:44. Door 206 is offline. It will lock when it is back online.',
  ]);
});

test('applies a command for all to the doors it would change, left to right', () => {
  const ids = (to: 'secured' | 'open') => doorsFor(startPanel.doors, to).map(({ id }) => id);
  expect(ids('secured')).toEqual(['204', '207']);
  expect(ids('open')).toEqual(['201', '202', '203', '205', '208']);
});

test.each([
  ['nothing', 'looked at the lock panel'],
  ['204 secured', 'tried the lock panel and locked Door 204'],
  ['204 secured, 204 open, 204 secured', 'tried the lock panel and locked Door 204'],
  ['204 secured, 207 secured', 'tried the lock panel and locked 2 doors one by one'],
  ['203 open', 'tried the lock panel and released Door 203'],
  ['204 secured, all secured', 'tried the lock panel and locked every door that answered'],
])('says what the visitor did: %s', (changes, done) => {
  const notices = changes.split(', ').map((change) => {
    const [id, became] = change.split(' ') as [string, LockNotice['became']];
    return { door: id === 'all' ? undefined : id, became, words: '' };
  });
  expect(visitSentence(notices)).toBe(`I ${done}. Please show us the locks in a demo.`);
});
