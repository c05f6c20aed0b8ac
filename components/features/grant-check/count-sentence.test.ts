import { needs, schools } from '@/content/grant-check/choices';
import { resources } from '@/content/pages/resources';
import { countSentence } from './count-sentence';
import { checkPrograms } from './check-programs';

const { count } = resources.grantCheck;

test('counts the answers in one sentence', () => {
  expect(countSentence(checkPrograms('public', 'door-locks'), count)).toBe(
    '1 program can pay, 5 to check first, 3 cannot.',
  );
});

test('has forms for none, one and more', () => {
  const row = (verdict: 'can-pay' | 'check-first' | 'cannot-pay') => ({ verdict });
  expect(countSentence([], count)).toBe(
    'No program can pay, none to check first, none is ruled out.',
  );
  expect(
    countSentence([row('can-pay'), row('can-pay'), row('check-first'), row('cannot-pay')], count),
  ).toBe('2 programs can pay, 1 to check first, 1 cannot.');
});

test('has a sentence for every question', () => {
  for (const school of schools)
    for (const need of needs)
      expect(countSentence(checkPrograms(school.id, need.id), count)).toMatch(
        /^(No|\d) program.*\.$/,
      );
});
