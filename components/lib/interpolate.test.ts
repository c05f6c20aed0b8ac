import { interpolate } from './interpolate';

test('replaces every occurrence of a placeholder', () => {
  expect(interpolate('{door} and {door} at {time}', { door: '203', time: '10:44' })).toBe(
    '203 and 203 at 10:44',
  );
});

test('leaves a placeholder without a value, so that the mistake is visible', () => {
  expect(interpolate('Release {door}?', {})).toBe('Release {door}?');
});
