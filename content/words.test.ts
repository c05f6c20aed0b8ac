/** Every sentence of the site is plain American English, typeset by one rule. */
import { everything, strings } from './content-for-tests';

const all = strings(everything);
const wrong = (pattern: RegExp, except = /(?!)/) =>
  all.filter(([place, text]) => pattern.test(text) && !except.test(place));

test.each([
  ['a line for the platform', /(?<!tip[ -]|yellow |budget )\bline\b/i],
  ['corridor, for hallway', /corridor/i],
  ['ground floor, for first floor', /ground floor/i],
  ['terms, for semesters', /(across|school) (the )?terms/i],
  ['fitted, for installed', /\bfitted\b/i],
  ['leaf, for door', /\bleaf\b/i],
  ['timetable, for bell schedule', /timetable/i],
  ['telephone, for phone', /telephone/i],
  ['switchboard', /switchboard/i],
  ['member of staff, for staff member', /members? of staff/i],
  ['staff room, for staff lounge', /staff room/i],
  ['carry on, for continue', /\bcarr(y|ies) on\b/i],
  ['clock times in words', /\bo’clock\b|\bpast (one|two|three)\b/i],
  ['British spelling', /colour|favour|behaviour|centre|metre\b|programme|\bgrey\b/i],
  ['British endings', /(organis|recognis|summaris|labell|travell|enrolm|licenc)/i],
])('no %s', (_, pattern) => {
  expect(wrong(pattern)).toEqual([]);
});

test('apostrophes and quotation marks are curly', () => {
  // The specification fixes these two with a straight apostrophe.
  expect(wrong(/['"]/, /^\.(productNotFound\.text|about\.differences\.title)$/)).toEqual([]);
});

test('clock times in sentences say AM or PM', () => {
  // Timelines and illustrated screens show the time as a clock does.
  const clocks = /\.screens\.|\.clock$|\.lockPanel|\.timeline\./;
  expect(wrong(/\b\d{1,2}:\d\d\b(?!:?\d)(?! [AP]M)/, clocks)).toEqual([]);
});
