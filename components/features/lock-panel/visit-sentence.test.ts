import { lockPanel } from '@/content/lock-panel/lock-panel';
import { startPanel, type Change } from './lock-state';
import { visitSentence } from './visit-sentence';

/** Changes as "204 secured, 203 open". */
const after = (changes: string, lockedAll = false) =>
  visitSentence(
    {
      ...startPanel({ doors: lockPanel.doors, time: '10:44' }),
      changes: changes.split(', ').map((change) => {
        const [door = '', became] = change.split(' ') as [string, Change['became']];
        return { door, became };
      }),
      lockedAll,
    },
    lockPanel.sentences,
  );
const ask = 'Please show us the locks in a demo.';

test.each([
  ['204 secured', 'locked Door 204'],
  ['204 secured, 204 open, 204 secured', 'locked Door 204'],
  ['204 secured, 207 secured', 'locked 2 doors one by one'],
  ['203 open', 'released Door 203'],
])('says what was done: %s', (changes, done) => {
  expect(after(changes)).toBe(`I tried the lock panel and ${done}. ${ask}`);
});

test('says that nothing or everything was locked', () => {
  const start = startPanel({ doors: lockPanel.doors, time: '10:44' });
  expect(visitSentence(start, lockPanel.sentences)).toBe(`I looked at the lock panel. ${ask}`);
  expect(after('204 secured', true)).toBe(
    `I tried the lock panel and locked every door that answered. ${ask}`,
  );
});
