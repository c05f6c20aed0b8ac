import { createFontStack } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const woff2 = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  // Leaves out small capitals and other alternates.
  noLayoutClosure: true,
};

/**
 * Cuts the brand's fonts down to the letters and weights that the site uses, and measures them, so
 * that nothing moves when they take the place of a visitor's own font.
 *
 * @param {{ display: Buffer, text: Buffer }} fonts
 * @param {{ letters: string, marks: string }} characters letters of both fonts, marks of texts only
 * @param {(file: string, content: string | Buffer) => void} write
 */
export async function renewFonts({ display, text }, { letters, marks }, write) {
  write('styles/fonts/display.woff2', await subsetFont(display, letters, woff2));
  write('styles/fonts/text.woff2', await subsetFont(text, letters, woff2));
  write('styles/fonts/text-marks.woff2', await subsetFont(text, marks, woff2));
  // Headlines have a weight of 600, texts of 400.
  const faces = [
    await fallbackFace('near-display', display, letters, 600),
    await fallbackFace('near-text', text, letters, 400),
  ];
  const note = `/* Written by \`npm run brand\`: a visitor's fonts with the metrics of the brand's, until those have loaded. */`;
  write('styles/fallback-fonts.css', `${[note, ...faces].join('\n')}\n`);
}

async function fallbackFace(name, font, letters, weight) {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
  const atWeight = await fromBuffer(await subsetFont(font, letters, options));
  const [face] = createFontStack([atWeight, arial], { fontFaceFormat: 'styleObject' }).fontFaces;
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
