import { needs, schools } from '@/content/grant-check/choices';
import { resources } from '@/content/pages/resources';
import { fitCount } from './fit-count';
import { grantFit } from './grant-fit';

const { count } = resources.fit;

test('counts the answers in one sentence', () => {
  expect(fitCount(grantFit('public', 'door-locks'), count)).toBe(
    '1 program can pay, 5 to check first, 3 cannot.',
  );
});

test('has forms for none, one and more', () => {
  const row = (verdict: 'can-pay' | 'check-first' | 'cannot-pay') => ({ verdict });
  expect(fitCount([], count)).toBe('No program can pay, none to check first, none is ruled out.');
  expect(
    fitCount([row('can-pay'), row('can-pay'), row('check-first'), row('cannot-pay')], count),
  ).toBe('2 programs can pay, 1 to check first, 1 cannot.');
});

test('has a sentence for every question', () => {
  for (const school of schools)
    for (const need of needs)
      expect(fitCount(grantFit(school.id, need.id), count)).toMatch(/^(No|\d) program.*\.$/);
});
