import { rooms } from '@/content/walkthrough/rooms';
import type { SchoolKind, Trigger } from '@/content/walkthrough/types';
import { channels } from '@/content/walkthrough/words';
import { frameAt } from '@/components/player/frame-at';
import { storyFor } from './story-for';

const triggers: Trigger[] = ['panic-button', 'gunshot-detection', 'anonymous-tip'];
const schools: SchoolKind[] = ['single', 'district', 'private'];
const all = triggers.flatMap((trigger) => schools.map((school) => [trigger, school] as const));

describe.each(all)('the %s story at a %s school', (trigger, school) => {
  const story = storyFor({ trigger, school });
  const { audience, steps } = story;
  const last = frameAt(story, 7, Infinity);

  test('has eight steps in chronological order, about twenty seconds, up to the all clear', () => {
    expect(steps).toHaveLength(8);
    const clocks = steps.map(({ clock }) => clock.padStart(8, '0'));
    expect(clocks).toEqual([...clocks].sort());
    const total = steps.reduce((sum, { ms }) => sum + ms, 0);
    expect(Math.abs(total - 20_000)).toBeLessThanOrEqual(2000);
    expect(steps[6].title).toBe('All clear');
    expect(last.clear).toBe(true);
  });

  test('has told everyone in its list by the end, on all six channels, in few words', () => {
    expect(audience).toEqual(expect.arrayContaining(channels));
    expect(last.notices.map((notice) => notice?.name)).toEqual(audience);
    for (const { who, state } of steps.flatMap(({ channels = [] }) => channels))
      expect([who, state].filter(Boolean).join(', ').length).toBeLessThanOrEqual(20);
  });

  test('names rooms on the stage, one acting at a time, and its dot never jumps', () => {
    const known = rooms.map(({ id }) => id);
    for (const { lit = [], answered = [], checkedIn = [], act, chips, illustrations } of steps) {
      const named = [...lit, ...answered, ...checkedIn, ...(act ? [act] : [])];
      const drawn = [...Object.keys(chips ?? {}), ...Object.keys(illustrations ?? {})];
      expect(known).toEqual(expect.arrayContaining([...named, ...drawn]));
      expect(new Set(named).size).toBe(named.length);
    }
    for (const [index, { path }] of steps.slice(1).entries())
      expect(path[0]).toEqual(steps[index]?.path.at(-1));
  });
});

test.each([
  ['panic-button', 'on Hold'],
  ['gunshot-detection', 'locked'],
  ['anonymous-tip', 'secured'],
] as const)('%s: rooms that answer are %s, in words', (trigger, word) => {
  const story = storyFor({ trigger, school: 'single' });
  const answered = story.steps.flatMap((_, step) =>
    Object.values(frameAt(story, step, Infinity).rooms).filter(({ state }) => state === 'answered'),
  );
  expect(answered.length).toBeGreaterThan(0);
  for (const { words } of answered) expect(words).toMatch(new RegExp(`^\\S+ ${word}$`));
});

test.each(schools)('a student who feels faint concerns one hallway of a %s school', (school) => {
  const story = storyFor({ trigger: 'panic-button', school });
  const messages = story.steps.findIndex(({ id }) => id === 'messages');
  const { notices, rooms } = frameAt(story, messages, Infinity);
  expect(notices.filter(Boolean).map((notice) => notice?.who)).toEqual([
    'Nurse Bell',
    'Desk',
    'Rooms nearby',
    'Hallway',
  ]);
  const upstairs = [rooms.classroom, rooms.library, rooms.gate];
  expect(upstairs.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
});

test('never calls a held room locked', () => {
  expect(JSON.stringify(storyFor({ trigger: 'panic-button', school: 'private' }))).not.toMatch(
    /\block(s|ed)?\b/i,
  );
});

test('adds the district office and the number of sites for a district', () => {
  const story = storyFor({ trigger: 'panic-button', school: 'district' });
  expect(story.at).toBe('Larkfield High, one of 6 campuses');
  expect(story.audience).toContain('District office');
});

test('adds the head of school and extends the line to the gate for a private school', () => {
  const story = storyFor({ trigger: 'anonymous-tip', school: 'private' });
  expect(story.audience).toContain('Head of school');
  expect(frameAt(story, 2, Infinity).rooms.gate.words).toBe('Gate secured');
});
