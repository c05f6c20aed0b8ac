/**
 * Cuts the two variable fonts down to the letters and weights the site sets: the packages' files
 * are 73 KB together, the budget for fonts is 60. Run again after changing a package or a weight.
 *
 *   npm run fonts
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

/** Printable ASCII, the Latin letters with marks, and the punctuation of good typesetting. */
const letters = range(0x20, 0x7e) + range(0xa0, 0xff) + '–—‘’“”•…−';

const fonts = [
  { name: 'schibsted-grotesk', wght: { min: 400, max: 700 } },
  { name: 'public-sans', wght: { min: 400, max: 700 } },
];

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, i) => first + i));
}

mkdirSync('styles/fonts', { recursive: true });
for (const { name, wght } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
  const font = await subsetFont(readFileSync(source), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght },
    // Small capitals and other alternates that the site never asks for stay behind.
    noLayoutClosure: true,
  });
  writeFileSync(`styles/fonts/${name}.woff2`, font);
  console.log(`styles/fonts/${name}.woff2  ${(font.length / 1024).toFixed(1)} KB`);
}
