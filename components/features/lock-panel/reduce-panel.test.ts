import fc from 'fast-check';
import { everyDoor, reducePanel, startPanel, type PanelAction } from './reduce-panel';

type Panel = typeof startPanel;
type Answer = PanelAction & { type: 'answer' };

const ids = startPanel.doors.map(({ id }) => id);
const statuses = ({ doors }: Panel) =>
  Object.fromEntries(doors.map(({ id, status }) => [id, status]));
const doorsWith = (status: string, panel: Panel) =>
  ids.filter((id) => statuses(panel)[id] === status);
const isQueued = ({ doors }: Panel) => doors.some(({ queued }) => queued);

/** The answers that locks have not given. */
const answers = ({ doors }: Panel) =>
  doors.flatMap(({ id, command }): Answer[] =>
    command ? [{ type: 'answer', door: id, command }] : [],
  );
const after = (actions: readonly PanelAction[], panel = startPanel) =>
  actions.reduce(reducePanel, panel);

const lockAll: PanelAction = { type: 'lock all' };
const confirm: PanelAction = { type: 'release' };
const ask = (about: string): PanelAction => ({ type: 'ask', about });
const queue: PanelAction = { type: 'queue', door: '206' };
const willLock = 'Door 206 is offline. It will lock when it is back online.';

test('a door keeps its last known status until its lock answers, which is said once', () => {
  const sent = after([{ type: 'lock', door: '204' }]);
  expect(sent.doors[3]).toMatchObject({ status: 'open', since: '10:40' });
  expect(sent.notices).toEqual([]);
  const answered = after(answers(sent), sent);
  expect(answered.doors[3]).toMatchObject({ status: 'secured', since: '10:44' });
  expect(answered.notices).toEqual(['Door 204 secured, 10:44']);
});

test.each<[string, PanelAction[], string[]]>([
  ['a double click on Lock all doors', [lockAll, lockAll], [`7 doors secured, 10:44. ${willLock}`]],
  [
    'Lock all doors during Release all',
    [ask(everyDoor), confirm, lockAll],
    [`7 doors secured, 10:44. ${willLock}`],
  ],
  [
    'Release all during Lock all doors',
    [lockAll, ask(everyDoor), confirm],
    ['Door 206: queued lock canceled', '7 doors released, 10:44. Door 206 is offline.'],
  ],
  [
    'a door that is released while all are locked',
    [lockAll, ask('208'), confirm],
    ['Door 208 released, 10:44', `6 doors secured, 10:44. ${willLock}`],
  ],
  ['a queued lock that is canceled', [queue, queue], [willLock, 'Door 206: queued lock canceled']],
])('says once what came of %s', (_, actions, said) => {
  const sent = after(actions);
  expect(after(answers(sent), sent).notices).toEqual(said);
});

const door = fc.constantFrom(...ids, '999');
const step = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), about: fc.option(door, { nil: everyDoor }) }),
  fc.record({ type: fc.constantFrom('lock' as const, 'queue' as const), door }),
  fc.constantFrom<PanelAction>({ type: 'ask' }, lockAll, confirm),
  // A lock answers the command of this place, perhaps after a newer one.
  fc.nat(30),
);

/** The panel after each step, until all locks have answered, and the newest order to each door. */
function run(steps: readonly (PanelAction | number)[]) {
  let panel = startPanel;
  const panels = [panel];
  const newest = statuses(panel);
  const sent: Answer[] = [];
  for (const each of steps) {
    const action = typeof each === 'number' ? sent[each] : each;
    if (!action) continue;
    for (const id of orderedBy(panel, action))
      if (newest[id] !== 'offline') newest[id] = action.type === 'release' ? 'open' : 'secured';
    panels.push((panel = reducePanel(panel, action)));
    sent.push(
      ...answers(panel).filter(({ command }) => !sent.some((one) => one.command === command)),
    );
  }
  for (const answer of answers(panel)) panels.push((panel = reducePanel(panel, answer)));
  return { panels, panel, newest };
}

/** The doors that a command gives an order to. */
function orderedBy({ asking }: Panel, action: PanelAction) {
  if (action.type === 'lock all') return ids;
  if (action.type === 'release')
    return asking === everyDoor ? ids : ids.filter((id) => id === asking);
  return action.type === 'lock' ? ids.filter((id) => id === action.door) : [];
}

const always = (check: (result: ReturnType<typeof run>) => void) =>
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => check(run(steps))),
    { numRuns: 1000 },
  );

test('every door ends at the newest order to it', () => {
  always(({ panel, newest }) => expect(statuses(panel)).toEqual(newest));
});

test('a door that is offline never becomes secured, and a notice is true when it is said', () => {
  always(({ panels }) => {
    panels.forEach((panel, index) => {
      expect(doorsWith('offline', panel)).toEqual(['206']);
      const offline = isQueued(panel) ? willLock : 'Door 206 is offline.';
      const truths = [
        isQueued(panel) ? willLock : 'Door 206: queued lock canceled',
        ...doorsWith('secured', panel).map((id) => `Door ${id} secured, 10:44`),
        ...doorsWith('open', panel).map((id) => `Door ${id} released, 10:44`),
        `${doorsWith('secured', panel).length} doors secured, 10:44. ${offline}`,
        `${doorsWith('open', panel).length} doors released, 10:44. ${offline}`,
      ];
      for (const words of panel.notices.slice(panels[index - 1]?.notices.length))
        expect(truths).toContain(words);
    });
  });
});
