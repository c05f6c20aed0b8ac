/** All pages tell the same day: their times and people are those of one list. */
import { everything, products, strings } from '@/content/content-for-tests';
import { home } from '@/content/pages/home';
import { stories } from '@/content/walkthrough/stories';

/** The minutes of the example day: the Tuesday, and the drills of the Monday and the Thursday. */
const day = `
  7:00 7:30 7:44 7:45 7:48 7:49 7:52 7:55 8:02 8:06 8:07 8:25 8:30 8:34 8:38 8:44 8:46 8:58 9:00 9:20
  9:22 9:24 9:35 9:47 9:52 9:58 10:12 10:40 10:41 10:42 10:44 10:46 10:47 10:50 10:52 11:02
  11:20 11:30 12:10 12:11 12:19 1:05 1:20 1:21 1:28 1:29 1:30 1:31 1:40 2:20 2:30 2:40 3:10
`.split(/\s+/);

/** The only people with a name, and when the pages may name them. */
const people: [RegExp, string][] = [
  [/Marcus/, '7:45 7:48 9:52 9:58 10:42 10:44 10:47 11:02 11:20 11:30'],
  [/Dana Ortiz/, '8:06 8:07 8:58 9:00'],
  [/Mr\. Cole/, '12:10'],
  [/Nurse Bell/, '12:10 12:11 12:19'],
  [/Officer Lane/, '8:30 8:34 8:38 8:44'],
];

/** "10:44:00 AM" and "10:44" are the same minute. */
const minute = (time: string) => time.match(/^\d+:\d\d/)![0];
const isInDay = (time: string) => day.includes(minute(time));

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

test.each(told)('%s names only people who are in the day at that time', (_, moments) => {
  const misplaced = moments.filter(({ time, words }) =>
    people.some(([name, times]) => name.test(words) && !times.split(' ').includes(minute(time))),
  );
  expect(misplaced).toEqual([]);
});

test('every clock time in the content is in the day', () => {
  // Not of that day: business hours, and the night that a question about the tip line names.
  const otherDays = /\b(CST|Eastern)\b|2:00 AM/;
  const unknown = strings(everything).filter(
    ([, text]) => !otherDays.test(text) && !(text.match(/\b\d{1,2}:\d\d\b/g) ?? []).every(isInDay),
  );
  expect(unknown).toEqual([]);
});

test('no name is shortened to an initial', () => {
  const short = strings(everything).filter(([, text]) => /\b[A-Z]\. [A-Z][a-z]/.test(text));
  expect(short).toEqual([]);
});
