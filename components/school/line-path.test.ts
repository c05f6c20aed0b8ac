import { linePath, partOf, passes } from './line-path';

test.each([
  ['a straight line without curves', [100, 0], undefined, 'M0,0L100,0'],
  ['a corner with the line’s radius', [100, 0], [100, 50], 'M0,0L88,0Q100,0 100,12L100,50'],
  ['a corner with half of the shorter part', [10, 0], [10, 8], 'M0,0L5,0Q10,0 10,4L10,8'],
] as const)('draws %s', (_, corner, end, path) => {
  expect(linePath([[0, 0], corner, ...(end ? [end] : [])])).toBe(path);
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
