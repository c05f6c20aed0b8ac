import { lockPanel } from '@/content/lock-panel/lock-panel';
import { startPanel, type Change } from './lock-state';
import { visitSentence } from './visit-sentence';

const after = (changes: [string, Change['became']][], lockedAll = false) =>
  visitSentence(
    {
      ...startPanel({ doors: lockPanel.doors, time: '10:44' }),
      changes: changes.map(([door, became]) => ({ door, became })),
      lockedAll,
    },
    lockPanel.sentences,
  );

test.each([
  ['nothing', after([]), 'I looked at the lock panel. Please show us the locks in a demo.'],
  [
    'one lock',
    after([['204', 'secured']]),
    'I tried the lock panel and locked Door 204. Please show us the locks in a demo.',
  ],
  [
    'one door locked, released and locked again',
    after([
      ['204', 'secured'],
      ['204', 'open'],
      ['204', 'secured'],
    ]),
    'I tried the lock panel and locked Door 204. Please show us the locks in a demo.',
  ],
  [
    'two locks',
    after([
      ['204', 'secured'],
      ['207', 'secured'],
    ]),
    'I tried the lock panel and locked 2 doors one by one. Please show us the locks in a demo.',
  ],
  [
    'a release',
    after([['203', 'open']]),
    'I tried the lock panel and released Door 203. Please show us the locks in a demo.',
  ],
  [
    'all doors',
    after([['204', 'secured']], true),
    'I tried the lock panel and locked every door that answered. Please show us the locks in a demo.',
  ],
])('describes what was done: %s', (_, sentence, expected) => {
  expect(sentence).toBe(expected);
});
