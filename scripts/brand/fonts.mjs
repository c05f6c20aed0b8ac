import { writeFileSync } from 'node:fs';
import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const folder = 'styles/fonts';
const fallbacks = 'styles/fallback-fonts.css';

/**
 * Cuts the brand's fonts down to the letters and weights that the site uses, and measures them, so
 * that nothing moves when they take the place of a visitor's own font.
 *
 * @param {{ display: string, text: string }} fonts packages of @fontsource-variable
 * @param {object} site the site's latinFont, which reads the font of a package, letters and marks
 * @param {(file: string, bytes: number) => void} wrote is told of every file
 */
export async function renewFonts(fonts, { latinFont, letters, marks }, wrote) {
  const faces = [];
  // Headlines have a weight of 600, texts of 400.
  for (const [use, weight] of [
    ['display', 600],
    ['text', 400],
  ]) {
    const source = latinFont(fonts[use]);
    const cut = await subsetFont(source, letters, woff2);
    writeFileSync(`${folder}/${use}.woff2`, cut);
    wrote(`${folder}/${use}.woff2`, cut.length);
    const atWeight = await subsetFont(source, letters, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    });
    faces.push(await fallback(`near-${use}`, atWeight));
  }
  const withMarks = await subsetFont(latinFont(fonts.text), marks, woff2);
  writeFileSync(`${folder}/text-marks.woff2`, withMarks);
  wrote(`${folder}/text-marks.woff2`, withMarks.length);

  const sheet = `/* Written by \`npm run brand\`: a visitor's fonts with the metrics of the brand's, until those have loaded. */\n${faces.join('\n')}\n`;
  writeFileSync(fallbacks, sheet);
  wrote(fallbacks, sheet.length);
}

const woff2 = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Leaves out small capitals and other alternates.
  noLayoutClosure: true,
};

async function fallback(name, font) {
  const [face] = createFontStack([await fromBuffer(font), arial], {
    fontFaceFormat: 'styleObject',
  }).fontFaces;
  const { ascentOverride, descentOverride, lineGapOverride, sizeAdjust } = face['@font-face'];
  return `@font-face {
  font-family: ${name};
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
  line-gap-override: ${lineGapOverride ?? '0%'};
}`;
}
