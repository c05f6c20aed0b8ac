import { brand } from '../content/site/brand';
import { follow } from './follow';
import { drawnBase, illustrationShades, materials, pageShades, type BaseColor } from './shades';

type Shade = readonly [BaseColor, string];

const bases = Object.keys(drawnBase) as BaseColor[];
const shades: Shade[] = [
  ...bases.map((base) => [base, drawnBase[base]] as const),
  ...Object.values<Shade>(pageShades),
  ...bases.flatMap((base) =>
    (illustrationShades[base] ?? []).map((drawn) => [base, drawn] as const),
  ),
];

/** Every color as drawn, and as it is today. */
const illustrationColors = new Map<string, string>([
  ...shades.map(
    ([base, drawn]) => [drawn, follow(drawn, drawnBase[base], brand.colors[base])] as const,
  ),
  ...materials.map((hex) => [hex, hex] as const),
]);

/**
 * Today's color for one that the source of an illustration is drawn in.
 *
 * @param drawn #RGB, #RRGGBB or, with an opacity, #RRGGBBAA, in either case
 * @throws at a color that styles/shades.ts does not list
 */
export function illustrationColor(drawn: string): string {
  const digits = drawn.slice(1).toUpperCase();
  const hex = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const color = illustrationColors.get(`#${hex.slice(0, 6)}`);
  if (!color) throw new Error(`${drawn} is not listed in styles/shades.ts.`);
  return color + hex.slice(6);
}

const today = <Name extends string>(named: Record<Name, Shade>) =>
  Object.fromEntries(
    Object.entries<Shade>(named).map(([name, [, drawn]]) => [name, illustrationColor(drawn)]),
  ) as Record<Name, string>;

const { line, ink, dark, good, paper, sky, warm, error } = brand.colors;

/** The colors of the pages: the brand's base colors, and the tints and shades that follow them. */
export const palette = {
  ...{ line, ink, dark, good, paper, sky, warm, error },
  white: '#FFFFFF',
  ...today(pageShades),
};
