import { frameAt } from '@/components/player/frame-at';
import { stepCount } from '@/components/player/player-machine';
import { rooms } from '@/content/walkthrough/rooms';
import type { SchoolKind, Trigger } from '@/content/walkthrough/types';
import { channels, schools, triggers } from '@/content/walkthrough/words';
import { storyFor } from './story-for';

const all = triggers.flatMap(({ id: trigger }) =>
  schools.map(({ id: school }) => [trigger, school] as const),
);
/** A complete step; the last one by default. */
const complete = (trigger: Trigger, school: SchoolKind, step = stepCount - 1) =>
  frameAt(storyFor({ trigger, school }), step, Infinity);

describe.each(all)('the %s story at a %s school', (trigger, school) => {
  const { audience, steps } = storyFor({ trigger, school });
  const last = complete(trigger, school);

  test('has eight steps in chronological order, about twenty seconds, up to the all clear', () => {
    expect(steps).toHaveLength(stepCount);
    const clocks = steps.map(({ clock }) => clock.padStart(8, '0'));
    expect(clocks).toEqual([...clocks].sort());
    const total = steps.reduce((sum, { ms }) => sum + ms, 0);
    expect(Math.abs(total - 20_000)).toBeLessThanOrEqual(2000);
    expect(steps[6]?.title).toBe('All clear');
    expect(last.clear).toBe(true);
  });

  test('has told everyone in its list by the end, on all six channels, in few words', () => {
    expect(audience).toEqual(expect.arrayContaining(channels));
    expect(last.notices.every(({ notice }) => notice)).toBe(true);
    for (const notice of steps.flatMap(({ channels = {} }) => Object.values(channels)))
      expect(notice.join(', ')).toMatch(/^.{1,20}(?<!\.)$/);
  });

  test('names rooms on the stage, each once, and its dot never jumps', () => {
    const known = rooms.map(({ id }) => id);
    for (const { lit = [], answered = [], checked = [], act, chips, illustrations } of steps) {
      const named = [...lit, ...answered, ...checked, ...(act ? [act] : [])];
      const drawn = [...Object.keys(chips ?? {}), ...Object.keys(illustrations ?? {})];
      expect(known).toEqual(expect.arrayContaining([...named, ...drawn]));
      expect(new Set(named).size).toBe(named.length);
    }
    for (const [index, { path }] of steps.slice(1).entries())
      expect(path[0]).toEqual(steps[index]?.path.at(-1));
  });
});

test.each([
  ['panic-button', 'Gym on Hold'],
  ['gunshot-detection', 'Gym locked'],
  ['anonymous-tip', 'Gym door locked'],
] as const)('%s: a room that answers says so in words', (trigger, words) => {
  expect(complete(trigger, 'single', 3).rooms).toContainEqual(
    expect.objectContaining({ state: 'answered', words }),
  );
});

test.each(schools)('a student who feels faint concerns one hallway of a $id school', ({ id }) => {
  const { notices, rooms } = complete('panic-button', id, 3);
  const told = ['Nurse Bell', 'Desk', 'Rooms nearby', 'Hallway'];
  expect(notices.flatMap(({ notice }) => notice?.[0] ?? [])).toEqual(told);
  for (const { id, state } of rooms)
    if (['classroom', 'library', 'gate'].includes(id)) expect(state).toBe('waiting');
});

test('never calls a held room locked', () => {
  const story = storyFor({ trigger: 'panic-button', school: 'private' });
  expect(JSON.stringify(story)).not.toMatch(/\block(s|ed)?\b/i);
});

test('tells the head of a private school, and extends the line to its gate', () => {
  expect(storyFor({ trigger: 'anonymous-tip', school: 'private' }).audience).toContain(
    'Head of school',
  );
  expect(complete('anonymous-tip', 'private', 2).rooms).toContainEqual(
    expect.objectContaining({ words: 'Gate secured' }),
  );
});
