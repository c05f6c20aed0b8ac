import { converter } from 'culori';
import { follow } from './follow';

const oklch = converter('oklch');

test('a shade takes the hue of a new base color and stays lighter than it', () => {
  const shade = oklch(follow('#3A8C6F', '#1E6A50', '#2456A6'))!;
  const base = oklch('#2456A6')!;
  expect(Math.abs(shade.h! - base.h!)).toBeLessThan(4);
  expect(shade.l).toBeGreaterThan(base.l);
});

test.each([
  ['white', '#FFFFFF', '#2456A6'],
  ['black', '#000000', '#2456A6'],
  ['a shade whose base color stays', '#D6E2DA', '#1E6A50'],
])('%s stays what it is', (_name, hex, base) => {
  expect(follow(hex, '#1E6A50', base)).toBe(hex);
});

test('a color in another form is refused by name', () => {
  expect(() => follow('#D6E2DA', '#1E6A50', 'blue')).toThrow('blue is not a color');
});
