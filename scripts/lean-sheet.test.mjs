/** @jest-environment node */
import postcss from 'postcss';
import { leanSheet } from './lean-sheet.mjs';

const lean = (sheet) => postcss([leanSheet()]).process(sheet, { from: undefined }).css;

const firstValues = `@layer properties {
  @supports (color: red) { * { --tw-shadow: 0 0 #0000; --tw-scale-z: 1; } }
}`;
const readsShadow = '.card { box-shadow: var(--tw-shadow, none); }';

it('gives a variable its first value in every browser, and once', () => {
  const sheet = lean(
    `${firstValues} @property --tw-shadow { syntax: "*"; inherits: false } ${readsShadow}`,
  );
  expect(sheet).toMatch(/@layer properties \{\s*\* \{ --tw-shadow: 0 0 #0000; \}\s*\}/);
  expect(sheet).not.toMatch(/@supports|@property/);
});

it('keeps a condition and a registered variable that are not Tailwind’s', () => {
  const ours = '@supports (height: 1dvh) { a { --turn: 1 } } @property --turn { syntax: "*" }';
  expect(lean(ours)).toBe(ours);
});

it('takes out a variable that nothing reads, wherever it is set', () => {
  expect(lean(`${firstValues} ${readsShadow} .dot { --tw-scale-z: 0; scale: 0 }`)).not.toContain(
    '--tw-scale-z',
  );
});

it.each([
  ['62%', '#0A211C9e'],
  ['50%', '#0A211C80'],
  ['4%', '#0A211C0a'],
])('writes a paint of %s with its alpha', (share, paint) => {
  expect(lean(`a { fill: color-mix(in oklab, #0A211C ${share}, transparent) }`)).toBe(
    `a { fill: ${paint} }`,
  );
});

it('leaves a mix that follows another colour', () => {
  const mix = 'a { fill: color-mix(in oklab, currentColor 50%, transparent) }';
  expect(lean(mix)).toBe(mix);
});
