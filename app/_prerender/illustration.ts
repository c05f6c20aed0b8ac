import { readFileSync } from 'node:fs';
import { optimize } from 'svgo';
import { drawSchoolLine, placeLine } from './illustration-line';
import { drawMark, drawText, recolor } from './illustration-parts';
import { loadLettering } from './lettering';

/**
 * One illustration as visitors get it: in the brand's colors, with its mark, and lettering outlined
 * in its headline font.
 *
 * @param file the path of its source, such as "content/illustrations/nexus.svg"
 * @throws at a color that styles/shades.ts does not list, and at lettering that the font cannot draw
 */
export async function drawIllustration(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const letter = await loadLettering();
  try {
    const { data } = optimize(source, {
      floatPrecision: 1,
      plugins: [drawSchoolLine, placeLine, recolor, drawMark, drawText(letter), 'preset-default'],
    });
    return data;
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
