import { colors as siteColors } from '../tailwind.config';
import { contrast, luminance } from './contrast';
import { palette } from './palette';
import { pageShades } from './shades';

type Color = keyof typeof siteColors;
type Colors = Record<Color, string>;
type Pairs = readonly (readonly [Color, readonly Color[]])[];

/** Text, and the backgrounds that it may have: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const text: Pairs = [
  [
    'strong',
    [
      'ground',
      'ground-alt',
      'surface',
      'sky',
      'warm',
      'mist',
      'action',
      'selected',
      'accent',
      'attention',
      'good-soft',
    ],
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
  ['action', ['strong']],
  ['selected', ['dark', 'dark-deep', 'dark-raised']],
];

/** Marks that must be seen, such as input borders and focus rings: 3 to 1 (1.4.11). */
const marks: Pairs = [
  ['outline', ['surface', 'ground']],
  ['strong', ['ground', 'ground-alt', 'surface', 'sky', 'line', 'action', 'attention']],
  ['line', ['dark', 'dark-deep', 'dark-raised', 'strong']],
  ['accent', ['dark', 'dark-raised', 'dark-line']],
  ['on-dark-faint', ['dark']],
  ['error', ['surface']],
];

/**
 * Returns a message for every allowed pair of colors with too little contrast: its ratio, and what
 * to change in content/site/brand.ts. Empty if there is none.
 */
export const contrastFaults = (colors: Colors = siteColors): string[] => [
  ...faultsOf(colors, text, 4.5),
  ...faultsOf(colors, marks, 3),
];

const faultsOf = (colors: Colors, pairs: Pairs, least: number) =>
  pairs.flatMap(([front, grounds]) =>
    grounds
      .map((ground) => ({ ground, ratio: contrast(colors[front], colors[ground]) }))
      .filter(({ ratio }) => ratio < least)
      .map(
        ({ ground, ratio }) =>
          `${front} ${colors[front]} on ${ground} ${colors[ground]} has a contrast of ` +
          `${ratio.toFixed(1)} and needs ${least}. ${advice(colors, front, ground)}`,
      ),
  );

function advice(colors: Colors, front: Color, ground: Color) {
  const isDarker = luminance(colors[front]) < luminance(colors[ground]);
  const [dark, light] = isDarker ? [front, ground] : [ground, front];
  const changes = [`${baseOf(dark)} darker`, `${baseOf(light)} lighter`];
  return `Make ${changes.filter((change) => !change.startsWith('white')).join(' or ')}.`;
}

const baseNames = {
  board: 'dark',
  elm: 'good',
  glass: 'sky',
  sand: 'warm',
  err: 'error',
};

/** The base color in content/site/brand.ts that a color of the site is, or follows. */
function baseOf(color: Color): string {
  const [name = ''] = Object.entries(palette).find(([, hex]) => hex === siteColors[color]) ?? [];
  const base = pageShades[name as keyof typeof pageShades]?.[0];
  return base ?? baseNames[name as keyof typeof baseNames] ?? name;
}
