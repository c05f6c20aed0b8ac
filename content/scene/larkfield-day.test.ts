/** All pages tell the same day: their times and people are those of the timeline. */
import { everything, products, strings } from '@/content/content-for-tests';
import { home } from '@/content/pages/home';
import { larkfieldDay, type LarkfieldMoment, type LarkfieldPerson } from './larkfield-day.fixture';
import { lockPanel } from '@/content/lock-panel/lock-panel';
import { stories } from '@/content/walkthrough/stories';

/** "10:44:00 AM" and "10:44" are the same minute. */
const minute = (time: string) => time.match(/^(\d+:\d\d)/)![1]!;
const at = (time: string) => larkfieldDay.filter((moment) => minute(moment.time) === minute(time));

const hours = ({ day, time }: LarkfieldMoment) => {
  const [hour = 0, minutes = 0, seconds = 0] = time.split(/[: ]/).map(Number);
  const afternoon = time.endsWith('PM') && hour !== 12 ? 12 : 0;
  const before = { Monday: 0, Tuesday: 24, Thursday: 72 }[day ?? 'Tuesday'];
  return before + hour + afternoon + minutes / 60 + (seconds || 0) / 3600;
};

/** People by the words a page uses for them, and what the timeline calls them. */
const people: [RegExp, LarkfieldPerson][] = [
  [/Marcus/, 'Marcus Reyes'],
  [/Dana Ortiz/, 'Dana Ortiz'],
  [/Mr\. Cole/, 'Mr. Cole'],
  [/Nurse Bell/, 'Nurse Bell'],
  [/Officer Lane/, 'Officer Lane'],
];

/** What the pages say happens at a time: their timelines and the walkthrough's steps. */
const told: [string, { time: string; words: string }[]][] = [
  ['the home page', home.day.moments.map(({ time, event }) => ({ time, words: event }))],
  ...products.map(({ summary, story }): [string, { time: string; words: string }[]] => [
    summary.id,
    story.timeline.map(({ time, event }) => ({ time, words: event })),
  ]),
  ...Object.values(stories).map(({ id, steps }): [string, { time: string; words: string }[]] => [
    `the ${id} walkthrough`,
    steps.map((step) => ({ time: step.clock, words: strings(step).flat().join(' ') })),
  ]),
];

test('the timeline is in order', () => {
  const order = larkfieldDay.map(hours);
  expect(order).toEqual([...order].sort((a, b) => a - b));
});

test.each(told)('%s uses only times of the timeline', (_, moments) => {
  const unknown = moments.filter(({ time }) => at(time).length === 0);
  expect(unknown).toEqual([]);
});

test.each(told)('%s names only people who are in the timeline at that time', (_, moments) => {
  const misplaced = moments.filter(({ time, words }) =>
    people.some(
      ([name, person]) =>
        name.test(words) && !at(time).some((moment) => moment.people?.includes(person)),
    ),
  );
  expect(misplaced).toEqual([]);
});

test('the walkthrough and the timeline agree to the second', () => {
  const clocks = larkfieldDay.map(({ time }) => time.split(' ')[0]);
  for (const { id, steps } of Object.values(stories))
    expect([id, steps.filter(({ clock }) => !clocks.includes(clock))]).toEqual([id, []]);
});

test('the lock panel’s doors change at times of the timeline', () => {
  for (const { id, since } of lockPanel.doors)
    expect([id, at(since).length > 0]).toEqual([id, true]);
});

test('every other clock time in the content is in the timeline', () => {
  // Not of that day: business hours, and the night that a question about the tip line names.
  const otherDays = /\b(CST|Eastern)\b|2:00 AM/;
  const clock = /\b\d{1,2}:\d\d\b/g;
  const unknown = strings(everything).filter(
    ([, text]) =>
      !otherDays.test(text) && (text.match(clock) ?? []).some((time) => at(time).length === 0),
  );
  expect(unknown).toEqual([]);
});

test('no name is shortened to an initial', () => {
  const short = strings(everything).filter(([, text]) => /\b[A-Z]\. [A-Z][a-z]/.test(text));
  expect(short).toEqual([]);
});

test('each moment of the home page lights a room that no other one lights', () => {
  const rooms = home.day.moments.map(({ room }) => room);
  expect(new Set(rooms).size).toBe(rooms.length);
});
