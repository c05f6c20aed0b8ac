/**
 * Cuts the two variable fonts down to the letters and weights that the site uses: 37 KB at load
 * instead of 73. Run again after changing a package, a weight or scripts/font-letters.mjs.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { letters, marks } from './font-letters.mjs';

const cuts = [
  { file: 'schibsted-grotesk', source: 'schibsted-grotesk', text: letters },
  { file: 'public-sans', source: 'public-sans', text: letters },
  { file: 'public-sans-marks', source: 'public-sans', text: marks },
];

mkdirSync('styles/fonts', { recursive: true });
for (const { file, source, text } of cuts) {
  const font = await subsetFont(readFileSync(latin(source)), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    // Leaves out small capitals and other alternates.
    noLayoutClosure: true,
  });
  writeFileSync(`styles/fonts/${file}.woff2`, font);
  console.log(`styles/fonts/${file}.woff2  ${font.length} bytes`);
}

function latin(name) {
  return `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`;
}
