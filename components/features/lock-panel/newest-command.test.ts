/** What is true of the lock panel after any commands at any times. */
import fc from 'fast-check';
import {
  everyDoor,
  nextAnswer,
  reducePanel,
  startPanel,
  type PanelCommand,
  type PanelState,
} from './reduce-panel';

const gap = 120;
const tick: PanelCommand = { type: 'tick' };
const ids = startPanel.doors.map(({ id }) => id);
const door = fc.constantFrom(...ids, '999');
const command: fc.Arbitrary<PanelCommand> = fc.oneof(
  fc.record({ type: fc.constant('ask' as const), about: fc.option(door, { nil: everyDoor }) }),
  fc.constant<PanelCommand>({ type: 'ask' }),
  fc.record({ type: fc.constantFrom('lock' as const, 'queue' as const), door }),
  fc.constantFrom<PanelCommand>({ type: 'lock all', gap }, { type: 'release', gap }, tick),
);
/** Milliseconds before a command: within the gap of two doors, or until locks have answered. */
const wait = fc.oneof(fc.integer({ min: 0, max: 130 }), fc.integer({ min: 0, max: 2500 }));
const anySteps = fc.array(fc.tuple(wait, command), { maxLength: 25 });

const statuses = ({ doors }: PanelState) =>
  Object.fromEntries(doors.map(({ id, status }) => [id, status]));
const doorsWith = (panel: PanelState, status: string) =>
  ids.filter((id) => statuses(panel)[id] === status);

/** The door that a command gives an order to, or every door. */
function doorOf({ asking }: PanelState, given: PanelCommand) {
  if (given.type === 'lock') return given.door;
  if (given.type === 'lock all') return everyDoor;
  return given.type === 'release' ? asking : undefined;
}

/**
 * The panel after each change until all locks have answered, the newest order to each door, and the
 * orders that may be announced. The timer fires at each answer, or if it is late, not at all.
 */
function run(steps: readonly [number, PanelCommand][], isLate = false) {
  let now = 0;
  let panel = startPanel;
  const panels = [panel];
  const newest = statuses(panel);
  const orders: string[] = [];
  const act = (given: PanelCommand, at: number) =>
    panels.push((panel = reducePanel(panel, { ...given, now: at })));
  for (const [ms, given] of [...steps, [9000, tick] as const]) {
    now += ms;
    while (!isLate && nextAnswer(panel) <= now) act(tick, nextAnswer(panel));
    const about = doorOf(panel, given);
    const to = given.type === 'release' ? 'open' : 'secured';
    act(given, now);
    const meant = ids.filter((id) => about === everyDoor || about === id);
    const changed = meant.filter((id) => ![to, 'offline'].includes(newest[id]!));
    for (const id of changed) newest[id] = to;
    if (changed.length || about === everyDoor) orders.push(`${about} ${to}`);
  }
  return { panels, panel, newest, orders };
}

const always = (check: (steps: [number, PanelCommand][]) => void) =>
  fc.assert(fc.property(anySteps, check), { numRuns: 1000 });

test('every door ends at the newest order to it', () => {
  always((steps) => {
    const { panel, newest } = run(steps);
    expect(statuses(panel)).toEqual(newest);
    expect(nextAnswer(panel)).toBe(Infinity);
  });
});

test('a late timer changes nothing', () => {
  always((steps) => expect(run(steps, true).panel).toEqual(run(steps).panel));
});

test('a door that is offline never becomes secured', () => {
  always((steps) => {
    for (const panel of run(steps).panels) expect(doorsWith(panel, 'offline')).toEqual(['206']);
  });
});

test('an order is announced once at most, and not at all if it changes nothing', () => {
  always((steps) => {
    const { panel, orders } = run(steps);
    const said = panel.notices.flatMap(({ door = everyDoor, became }) =>
      ['secured', 'open'].includes(became) ? `${door} ${became}` : [],
    );
    for (const order of orders) if (said.includes(order)) said.splice(said.indexOf(order), 1);
    expect(said).toEqual([]);
  });
});

test('a notice is true when it is said', () => {
  always((steps) => {
    const { panels } = run(steps);
    panels.forEach((panel, index) => {
      const said = panel.notices.slice(panels[index - 1]?.notices.length);
      for (const { door, became, words } of said) {
        const doors = doorsWith(panel, became);
        if (!door) expect(words).toContain(`${doors.length} doors ${became}, 10:44.`);
        else if (became === 'secured' || became === 'open') expect(doors).toContain(door);
        else expect(panel.doors.some(({ queued }) => queued)).toBe(became === 'queued');
      }
    });
  });
});
