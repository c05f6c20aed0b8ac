import { gridProfile } from './grid-profile';

test.each([
  [1440, 'Desktop', 12, 24, 80],
  [1025, 'Desktop', 12, 24, 80],
  [1024, 'Tablet', 8, 24, 56],
  [768, 'Tablet', 8, 24, 56],
  [767, 'Mobile', 4, 16, 16],
  [320, 'Mobile', 4, 16, 16],
])('a window of %i px has the %s grid', (width, profile, columns, gutter, margin) => {
  expect(gridProfile(width)).toEqual({ profile, columns, gutter, margin });
});
