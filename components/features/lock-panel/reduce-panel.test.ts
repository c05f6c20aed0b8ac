import { everyDoor, reducePanel, startPanel, type PanelCommand } from './reduce-panel';

const gap = 120;
const lockAll: PanelCommand = { type: 'lock all', gap };
const confirm: PanelCommand = { type: 'release', gap };
const tick: PanelCommand = { type: 'tick' };
const ask = (about?: string): PanelCommand => ({ type: 'ask', about });
const lock = (door: string): PanelCommand => ({ type: 'lock', door });
const queue: PanelCommand = { type: 'queue', door: '206' };

/** The panel after commands, each at its time. */
const after = (...commands: [number, PanelCommand][]) =>
  commands.reduce((state, [now, command]) => reducePanel(state, { ...command, now }), startPanel);
type Panel = ReturnType<typeof after>;
const said = ({ notices }: Panel) => notices.map(({ words }) => words);
const statuses = ({ doors }: Panel) =>
  Object.fromEntries(doors.map((door) => [door.id, door.status]));

const locked = '7 doors secured, 10:44. Door 206 is offline. It will lock when it is back online.';

test('a door keeps its last known status until its lock answers, which is said once', () => {
  const sent = after([0, lock('204')], [819, tick]);
  expect(sent.doors[3]).toMatchObject({ status: 'open', since: '10:40' });
  expect(said(sent)).toEqual([]);
  const answered = reducePanel(sent, { ...tick, now: 820 });
  expect(answered.doors[3]).toMatchObject({ status: 'secured', since: '10:44' });
  expect(said(reducePanel(answered, { ...tick, now: 5000 }))).toEqual(['Door 204 secured, 10:44']);
});

test.each<[string, [number, PanelCommand][], string]>([
  [
    'a double click on Lock all doors',
    [
      [0, lockAll],
      [90, lockAll],
    ],
    locked,
  ],
  [
    'Lock all doors during Release all',
    [
      [0, ask(everyDoor)],
      [0, confirm],
      [400, lockAll],
    ],
    locked,
  ],
  [
    'Release all during Lock all doors',
    [
      [0, lockAll],
      [200, ask(everyDoor)],
      [200, confirm],
    ],
    'Door 206: waiting lock canceled 7 doors open, 10:44. Door 206 is offline.',
  ],
  [
    'a door that is released while all are locked',
    [
      [0, lockAll],
      [300, ask('208')],
      [310, confirm],
    ],
    `Door 208 released, 10:44 ${locked.replace('7', '6')}`,
  ],
  [
    'a queued lock that is canceled',
    [
      [0, queue],
      [1, queue],
    ],
    'Door 206 is offline. It will lock when it is back online. Door 206: waiting lock canceled',
  ],
])('says once what came of %s', (_, commands, words) => {
  expect(said(after(...commands, [9000, tick])).join(' ')).toBe(words);
});

test('a double click does not delay what is said', () => {
  const clicks: [number, PanelCommand][] = [
    [0, lockAll],
    [3000, lockAll],
    [3090, lockAll],
  ];
  expect(said(after(...clicks, [3639, tick]))).toEqual([locked]);
  expect(said(after(...clicks, [3640, tick]))).toEqual([locked, locked]);
});

test.each<[string, [number, PanelCommand][]]>([
  ['locking a locked door', [[0, lock('201')]]],
  ['locking one that is offline', [[0, lock('206')]]],
  [
    'asking about an open one',
    [
      [0, ask('204')],
      [1, confirm],
    ],
  ],
  [
    'a release that is not confirmed',
    [
      [0, ask('203')],
      [1, ask()],
      [2, confirm],
    ],
  ],
  ['queueing for a door that answers', [[0, { type: 'queue', door: '204' }]]],
  ['a door that does not exist', [[0, lock('999')]]],
])('changes nothing: %s', (_, commands) => {
  const state = after(...commands, [9000, tick]);
  expect([statuses(state), said(state), state.asking]).toEqual([statuses(after()), [], undefined]);
});
