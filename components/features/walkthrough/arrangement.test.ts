import { arrange, mostStage } from './arrangement';
import { leastBuildingHeight } from './stage-view';

const dialog = (width: number, height: number) => ({ width, height, inDialog: true });

test.each([
  ['a desktop', 1200, 810, 'over'],
  ['a large tablet in landscape', 1180, 820, 'over'],
  ['a tablet in landscape', 1024, 768, 'by-stage'],
  ['a low tablet in landscape', 900, 700, 'by-stage'],
  ['a tablet in portrait', 768, 1024, 'by-caption'],
  ['a large tablet in portrait', 1024, 1366, 'by-caption'],
  ['a small window', 800, 650, 'folded'],
])('lists who has been told on %s where there is space', (_, width, height, list) => {
  expect(arrange(dialog(width, height))).toBe(list);
});

test('never collapses the list in a section, which the page scrolls', () => {
  expect(arrange({ width: 656, height: 500, inDialog: false })).toBe('by-caption');
});

test('keeps the foot of a dialog in view while all rooms are', () => {
  const most = (height: number) => mostStage(dialog(1024, height), 'by-stage');
  expect(most(768)).toBeGreaterThanOrEqual(leastBuildingHeight(732));
  // Without space for the foot, the stage may take its place.
  expect(most(750)).toBeGreaterThan(most(768));
});
