import { fillIn } from './fill-in';

test('puts values into a sentence, as often as they are named', () => {
  expect(fillIn('{door} and {door} at {time}', { door: '203', time: '10:44' })).toBe(
    '203 and 203 at 10:44',
  );
});

test('leaves a name it has no value for, so that the gap is seen', () => {
  expect(fillIn('Release {door}?', {})).toBe('Release {door}?');
});
