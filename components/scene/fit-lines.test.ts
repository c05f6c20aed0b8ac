import fc from 'fast-check';
import { fitLines, type LineSize } from './fit-lines';
import { cleanName, graphemes } from '@/components/lib/clean-name';

/** A font whose wide letters are twice as wide as the others, and some of whose letters are tall. */
const measure = (line: string): LineSize => ({
  width: graphemes(line).reduce((sum, letter) => sum + (/[WM東👩]/u.test(letter) ? 1.1 : 0.55), 0),
  ascent: /[ÉÅ]/.test(line) ? 1 : 0.72,
  descent: /[gjpqy]/.test(line) ? 0.22 : 0,
});
const box = { width: 110, height: 24 };
const fit = (text: string) => fitLines(text, box, 20, measure);
const linesOf = (text: string) => fit(text).lines.map((line) => line.text);

const letter = fc.constantFrom(...'abgjpqWM .-<>&É東', '👩‍🏫', 'é', 'ش', '🇺🇸');
const anyName = fc
  .array(letter, { minLength: 1, maxLength: 80 })
  .map((all) => cleanName(all.join('')));

test('loses no letter of any name, and sets none outside of its box', () => {
  fc.assert(
    fc.property(anyName.filter(Boolean), fc.integer({ min: 20, max: 600 }), (name, width) => {
      const { size, lines } = fitLines(name, { width, height: 24 }, 20, measure);
      expect(
        lines
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toBe(name.replaceAll(' ', ''));
      expect(graphemes(name)).toEqual(
        expect.arrayContaining(lines.flatMap(({ text }) => graphemes(text))),
      );
      expect(size).toBeGreaterThan(0);
      expect(size).toBeLessThanOrEqual(20);
      let above = 0;
      for (const { text, foot } of lines) {
        const line = measure(text);
        expect(line.width * size).toBeLessThanOrEqual(width + 0.001);
        expect(foot - line.ascent * size).toBeGreaterThanOrEqual(above - 0.001);
        above = foot + line.descent * size;
      }
      expect(above).toBeLessThanOrEqual(24.001);
    }),
  );
});

test('sets a short name in one line, as large as it may be', () => {
  expect(fit('PS 9')).toMatchObject({ size: 20, lines: [{ text: 'PS 9' }] });
});

test('breaks between words where the letters become larger', () => {
  expect(linesOf('Lincoln Consolidated High School')).toEqual([
    'Lincoln Consolidated',
    'High School',
  ]);
});

test('breaks a word only where nothing else helps, never inside a letter', () => {
  expect(linesOf('Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb')).toEqual([
    'Aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    'Bbbbbbbbbbbbbbbbbbbbbbbbbbbbbb',
  ]);
  const family = '👩‍🏫';
  for (const line of linesOf(family.repeat(40))) expect(line.replaceAll(family, '')).toBe('');
});
