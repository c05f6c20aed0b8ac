import type { OutageId } from '@/content/outages/types';
import { line, lamps } from '@/content/scene/line';
import { outcomeAt, placeOutcomes } from './place-outcomes';

/** A room of two products has a line for each: the lock's light, the lockers' sensor, the office's screen. */
const lock = lamps[0];
const lockers: typeof lock = [line.hallway[0], 508];
const screen = line.screen as typeof lock;

test.each<[OutageId[], typeof lock, string]>([
  [['servers'], lockers, 'fails'],
  [['servers'], lock, 'in-part'],
  [['internet', 'cell'], screen, 'fails'],
  [[], screen, 'works'],
])('without %j the line to %j shows what is left of the product there: %s', (off, end, outcome) => {
  expect(outcomeAt(placeOutcomes(off), end)).toBe(outcome);
});
