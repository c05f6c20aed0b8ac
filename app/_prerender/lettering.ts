import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { brand } from '@/content/site/brand';
import { letters } from '@/styles/letters';
import { latinFont } from './latin-font';

const weights = [500, 600, 700, 800];

/** Glyphs are drawn this many units high, so that whole numbers are fine enough. */
const em = 160;

type Outline = {
  /** The glyphs on a line that starts at 0, 0, at `em` units to the font size. */
  glyphs: { path: string; x: number }[];
  width: number;
  /** Scales the glyphs to the requested font size. */
  scale: number;
};

/** Draws a line of text at a size in units and at a weight of 500 to 800. */
export type Letter = (text: string, size: number, weight: number) => Outline;

let loaded: Promise<Letter> | undefined;

/** The brand's headline font, ready to draw text as outlines. It is read once. */
export const loadLettering = () => (loaded ??= load());

async function load(): Promise<Letter> {
  const source = latinFont(brand.fonts.display);
  const fonts = new Map<number, Font>();
  for (const weight of weights) {
    const one = await subsetFont(source, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    fonts.set(weight, create(one) as Font);
  }
  return (text, size, weight) => {
    const font = fonts.get(weight);
    if (!font) throw new Error(`"${text}" has the weight ${weight}, not one of ${weights}.`);
    const glyphs = layOut(font, text);
    const scale = size / em;
    return { glyphs, width: (glyphs.at(-1)?.end ?? 0) * scale, scale };
  };
}

const round = (number: string) => String(Math.round(Number(number)));

function layOut(font: Font, text: string) {
  const scale = em / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let end = 0;
  return glyphs.map((glyph, at) => {
    if (glyph.id === 0) throw new Error(`The font cannot draw all of "${text}".`);
    const x = Math.round(end);
    end += (positions[at]?.xAdvance ?? 0) * scale;
    const path = glyph.path
      .scale(scale, -scale)
      .toSVG()
      .replace(/-?\d*\.\d+/g, round);
    return { path, x, end };
  });
}
