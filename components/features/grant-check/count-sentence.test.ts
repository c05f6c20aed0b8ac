import { resources } from '@/content/pages/resources';
import { countSentence } from './count-sentence';

const { count } = resources.grantCheck;
const row = (verdict: 'fits' | 'ask' | 'ruled-out') => ({ verdict });

test('counts the answers in one sentence', () => {
  const rows = [row('fits'), row('fits'), row('ask'), row('ruled-out')];
  expect(countSentence(rows, count)).toBe('2 fit the notice, 1 to ask about, 1 ruled out.');
  expect(countSentence(rows.slice(1), count)).toBe(
    '1 fits the notice, 1 to ask about, 1 ruled out.',
  );
});

test('leaves out a verdict that no program has', () => {
  expect(countSentence([row('ask'), row('ask'), row('ruled-out')], count)).toBe(
    '2 to ask about, 1 ruled out.',
  );
});
