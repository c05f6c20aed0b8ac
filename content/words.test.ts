/** Every sentence of the site is plain American English, typeset by one rule. */
import { everything, strings } from './content-for-tests';

const all = strings(everything);
const wrong = (pattern: RegExp, except = /(?!)/) =>
  all.filter(([place, text]) => pattern.test(text) && !except.test(place));

test.each([
  ['a line for the platform', /(?<!tip[ -]|yellow |budget )\bline\b/i],
  [
    'word that American schools do not use',
    /corridor|ground floor|\bfitted\b|\bleaf\b|timetable|telephone|switchboard|members? of staff|staff room/i,
  ],
  ['other word for what has a name', /\bcarr(y|ies) on\b|front office|\blistening\b/i],
  ['terms, for semesters', /(across|school) (the )?terms/i],
  ['clock times in words', /\bo’clock\b|\bpast (one|two|three)\b/i],
  ['your door locks, which could be ours', /\byour door locks\b/i],
  ['British spelling', /colour|favour|behaviour|centre|metre\b|programme|\bgrey\b/i],
  ['British endings', /(organis|recognis|summaris|labell|travell|enrolm|licenc)/i],
  ['homework before a demo', /bring your|your own (building|floor plan)|on (your|our) doors/i],
  ['counting by hand', /\b(eight|nine|twelve) (safety |plain )?(modules|answers|questions)\b/i],
  [
    'people found by where they are',
    /\b(closest|nearest) (person|staff)|person who is closest|he is closest/i,
  ],
  [
    'every door, where only connected ones answer',
    /\b(sees?|show(s|ed)?|puts?|checks?|command,) every (lock|door)\b(?! (you|first))/i,
  ],
  ['deletion without exception', /cannot be recovered/i],
  ['figures of “our own installations”', /our own installations/i],
  ['verdicts that discourage', /no program can pay|cannot pay$|check first$/i],
])('no %s', (_, pattern) => {
  expect(wrong(pattern)).toEqual([]);
});

test('a plan says its kind', () => {
  // The verb, and the support plans that the specification names, are no such plan.
  const kinds = 'floor|emergency|support|safety|Enterprise';
  const verb = 'to|we|you|they|not';
  const bare = new RegExp(`(?<!\\b(${kinds}|${verb}) |[-/])\\bplans?\\b(?!, run)`, 'i');
  expect(wrong(bare)).toEqual([]);
});

test('apostrophes and quotation marks are curly', () => {
  // The specification fixes these two with a straight apostrophe.
  expect(wrong(/['"]/, /\.productNotFound\.text$|\.about\.differences\.title$/)).toEqual([]);
});

test('clock times in sentences say AM or PM', () => {
  // Timelines and illustrated screens show the time as a clock does.
  const clocks = /\.(screens|homeScreens|lockPanel|timeline)\.|\.clock$/;
  expect(wrong(/\b\d{1,2}:\d\d\b(?!:?\d)(?! [AP]M)/, clocks)).toEqual([]);
});
