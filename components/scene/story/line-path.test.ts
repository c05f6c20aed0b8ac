import { linePath, partOf, passes } from './line-path';

test('draws a straight line without curves', () => {
  expect(
    linePath([
      [0, 0],
      [100, 0],
    ]),
  ).toBe('M0,0L100,0');
});

test('rounds a corner by the radius of the scene’s line', () => {
  expect(
    linePath([
      [0, 0],
      [100, 0],
      [100, 50],
    ]),
  ).toBe('M0,0L88,0Q100,0 100,12L100,50');
});

test('limits the radius to half of the shorter segment', () => {
  expect(
    linePath([
      [0, 0],
      [10, 0],
      [10, 8],
    ]),
  ).toBe('M0,0L5,0Q10,0 10,4L10,8');
});

test('measures a part by length, not by number of points', () => {
  const way = [
    [0, 0],
    [100, 0],
    [100, 300],
  ] as const;
  expect(partOf(way, 0)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  expect(partOf(way, 0.5)).toEqual([
    [0, 0],
    [100, 0],
    [100, 100],
  ]);
  expect(partOf(way, 1)).toEqual(way);
  expect(partOf([[7, 9]], 0.4)).toEqual([[7, 9]]);
});

test('knows which nodes lie on the path', () => {
  const way = [
    [0, 5],
    [100, 5],
  ] as const;
  expect(passes(way, [40, 5])).toBe(true);
  expect(passes(way, [140, 5])).toBe(false);
  expect(passes(way, [40, 6])).toBe(false);
});
