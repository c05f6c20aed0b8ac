import { inSafeTriangle } from './use-open-menu';

// A panel 760 px wide, 36 px below a pointer that is on its button.
const panel = { left: 270, right: 1030, top: 76 };
const button = { x: 390, y: 40 };

test.each([
  ['straight down', { x: 390, y: 50 }, true],
  ['down and right, across the other buttons', { x: 520, y: 50 }, true],
  ['down and left, inside the panel’s corner', { x: 370, y: 50 }, true],
  ['onto the panel’s edge', { x: 700, y: 76 }, true],
  ['level, to the next button', { x: 420, y: 40 }, false],
  ['up', { x: 390, y: 30 }, false],
  ['down, but past the left corner', { x: 300, y: 50 }, false],
  ['down, but past the right corner', { x: 600, y: 50 }, false],
  ['nowhere', button, false],
])('returns the expected answer for a pointer that moves %s', (_, to, expected) => {
  expect(inSafeTriangle(panel, button, to)).toBe(expected);
});

test('returns false for a pointer beside or below the panel’s top edge', () => {
  expect(inSafeTriangle(panel, { x: 100, y: 80 }, { x: 200, y: 90 })).toBe(false);
});
