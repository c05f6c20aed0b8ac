import { wcagContrast, wcagLuminance } from 'culori';
import { colors } from '@/tailwind.config';
import { palette } from './palette';
import { pageShades } from './shades';

type Color = keyof typeof colors;
type Pairs = Partial<Record<Color, readonly Color[]>>;

/** Text, and the backgrounds that it may have: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const text: Pairs = {
  strong: [
    ...(['ground', 'ground-alt', 'surface', 'sky', 'warm', 'mist', 'action', 'selected'] as const),
    ...(['accent', 'attention', 'good-soft'] as const),
  ],
  soft: ['ground', 'ground-alt', 'surface', 'sky', 'warm', 'mist', 'attention'],
  quiet: ['ground', 'ground-alt', 'surface'],
  pill: ['ground-alt'],
  good: ['ground', 'surface'],
  'good-text': ['good-note', 'good-soft'],
  surface: ['good'],
  error: ['surface'],
  'error-text': ['error-note'],
  'on-dark': ['dark', 'dark-deep', 'dark-raised', 'dark-line', 'strong'],
  'on-dark-soft': ['dark', 'dark-deep', 'dark-raised'],
  action: ['strong'],
  selected: ['dark', 'dark-deep', 'dark-raised'],
  attention: ['dark'],
};

/** Marks that must be seen, such as input borders and focus rings: 3 to 1 (1.4.11). */
const marks: Pairs = {
  outline: ['surface', 'ground'],
  strong: ['ground', 'ground-alt', 'surface', 'sky', 'line', 'action', 'attention'],
  line: ['dark', 'dark-deep', 'dark-raised', 'strong'],
  accent: ['dark', 'dark-raised', 'dark-line'],
  'on-dark-faint': ['dark'],
  error: ['surface'],
};

/** The base color of content/site/brand.ts that a color is, or follows. */
function baseOf(color: Color) {
  const [name = color] = Object.entries(palette).find(([, hex]) => hex === colors[color]) ?? [];
  return pageShades[name as keyof typeof pageShades]?.[0] ?? name;
}

/** The pairs with too little contrast: their ratio, and which base colors to change. */
const faults = (pairs: Pairs, least: number) =>
  Object.entries(pairs).flatMap(([front, grounds]) =>
    grounds.flatMap((ground) => {
      const pair = [front as Color, ground] as const;
      const ratio = wcagContrast(colors[pair[0]], colors[pair[1]]);
      if (ratio >= least) return [];
      const [dark, light] = [...pair].sort(
        (a, b) => wcagLuminance(colors[a]) - wcagLuminance(colors[b]),
      );
      const advice = `Make ${baseOf(dark!)} darker or ${baseOf(light!)} lighter.`;
      return [`${front} on ${ground}: ${ratio.toFixed(1)}, needs ${least}. ${advice}`];
    }),
  );

test('every text can be read and every mark seen, in the colors of content/site/brand.ts', () => {
  expect([...faults(text, 4.5), ...faults(marks, 3)]).toEqual([]);
});
