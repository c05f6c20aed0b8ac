/**
 * Every pair of text and ground, and of mark and ground, that the design allows, against WCAG 2.2
 * (1.4.3: 4.5 to 1, large text 3 to 1; 1.4.11: 3 to 1). A designer who changes a paint sees here what
 * it breaks.
 */
import { colors } from '@/tailwind.config';
import { contrast as ratio, luminance } from './contrast';

type Color = keyof typeof colors;

const contrast = (one: Color, other: Color) => ratio(colors[one], colors[other]);

const text: [Color, Color[]][] = [
  [
    'strong',
    ['ground', 'ground-alt', 'surface', 'sky', 'warm', 'mist', 'line', 'attention', 'good-soft'],
  ],
  ['soft', ['ground', 'ground-alt', 'surface', 'sky', 'mist', 'attention']],
  ['quiet', ['ground', 'ground-alt', 'surface']],
  ['pill', ['ground-alt']],
  ['good', ['ground', 'surface']],
  ['good-text', ['good-note', 'good-soft']],
  ['surface', ['good']],
  ['error', ['surface']],
  ['error-text', ['error-note']],
  ['on-dark', ['dark', 'dark-deep', 'dark-raised', 'dark-line', 'strong']],
  ['on-dark-soft', ['dark', 'dark-deep', 'dark-raised']],
  ['line', ['dark', 'dark-deep', 'dark-raised', 'strong']],
];

/** Marks that must be seen: input borders, focus rings, the line on dark, steps still to come. */
const marks: [Color, Color[]][] = [
  ['outline', ['surface', 'ground']],
  ['strong', ['ground', 'ground-alt', 'surface', 'sky', 'line', 'attention']],
  ['line', ['dark', 'dark-deep', 'dark-raised']],
  ['on-dark-faint', ['dark']],
  ['error', ['surface']],
];

const pairs = (table: [Color, Color[]][]) =>
  table.flatMap(([front, grounds]) => grounds.map((ground) => [front, ground] as const));

test('knows the figures that WCAG gives for black on white', () => {
  expect(ratio('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(luminance('#FFFFFF')).toBeCloseTo(1);
  expect(luminance('#000000')).toBe(0);
});

test.each(pairs(text))('text in %s on %s can be read', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(4.5);
});

test.each(pairs(marks))('marks in %s on %s can be seen', (front, ground) => {
  expect(contrast(front, ground)).toBeGreaterThanOrEqual(3);
});

test('does not allow the yellow line as a text color on light backgrounds', () => {
  for (const ground of ['ground', 'ground-alt', 'surface', 'sky'] as const)
    expect(contrast('line', ground)).toBeLessThan(3);
});
