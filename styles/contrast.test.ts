import { colors } from '@/tailwind.config';
import { contrast, luminance } from './contrast';
import { contrastFaults } from './contrast-faults';

test('black on white has a contrast of 21 to 1', () => {
  expect(contrast('#FFFFFF', '#000000')).toBeCloseTo(21);
  expect(luminance('#FFFFFF')).toBeCloseTo(1);
  expect(luminance('#000000')).toBe(0);
});

test('every text can be read and every mark seen, in the colors of content/site/brand.ts', () => {
  expect(contrastFaults()).toEqual([]);
});

test('names the pair, its ratio and what to change where a color breaks one', () => {
  expect(contrastFaults({ ...colors, soft: '#7F8C87' })).toContain(
    'soft #7F8C87 on surface #FFFFFF has a contrast of 3.5 and needs 4.5. Make ink darker.',
  );
});

test('does not allow the line as a text color on light backgrounds', () => {
  for (const ground of ['ground', 'ground-alt', 'surface', 'sky'] as const)
    expect(contrast(colors.line, colors[ground])).toBeLessThan(3);
});
