import { lockPanel } from '@/content/lock-panel/lock-panel';
import { countDoors } from './count-doors';

const count = (...statuses: ('secured' | 'open' | 'offline')[]) =>
  countDoors(
    statuses.map((status) => ({ status })),
    lockPanel.counts,
  );

test('counts the doors in their initial state', () => {
  expect(countDoors(lockPanel.doors, lockPanel.counts)).toBe(
    '5 secured, 2 open for class, 1 offline',
  );
});

test('leaves out a status that no door has', () => {
  expect(count('secured', 'secured')).toBe('2 secured');
  expect(count('open', 'offline')).toBe('1 open for class, 1 offline');
});
