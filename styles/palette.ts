import { brand } from '../content/brand';
import { follow } from './follow';
import {
  drawnBase,
  illustrationMaterials,
  illustrationShades,
  materials,
  pageShades,
  pictureShades,
  type BaseColor,
} from './shades';

const today = (base: BaseColor, drawn: string) =>
  follow(drawn, drawnBase[base], brand.colors[base]);

const allToday = <Name extends string>(shades: Record<Name, readonly [BaseColor, string]>) =>
  Object.fromEntries(
    Object.entries<readonly [BaseColor, string]>(shades).map(([name, shade]) => [
      name,
      today(...shade),
    ]),
  ) as Record<Name, string>;

const { line, ink, dark, good, paper, sky, warm, error } = brand.colors;

/** The colors of the pages: the brand's base colors, and the tints and shades that follow them. */
export const palette = {
  ...{ bus: line, ink, board: dark, elm: good, paper, glass: sky, sand: warm, err: error },
  white: '#FFFFFF',
  ...allToday(pageShades),
};

/** The further colors of pictures that are drawn by elements of the page. */
export const picturePalette = { ...allToday(pictureShades), ...materials };

const illustrationColors = new Map<string, string>([
  ...(Object.keys(drawnBase) as BaseColor[]).map(
    (base) => [drawnBase[base], brand.colors[base]] as const,
  ),
  ...[pageShades, pictureShades].flatMap((shades) =>
    Object.values<readonly [BaseColor, string]>(shades).map(
      (shade) => [shade[1], today(...shade)] as const,
    ),
  ),
  ...Object.entries(illustrationShades).flatMap(([base, shades]) =>
    shades.map((drawn) => [drawn, today(base as BaseColor, drawn)] as const),
  ),
  ...[...Object.values(materials), ...illustrationMaterials].map((hex) => [hex, hex] as const),
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
