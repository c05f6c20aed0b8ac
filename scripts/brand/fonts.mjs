import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';

const woff2 = {
  targetFormat: 'woff2',
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
  // Headlines and labels have one weight: with the others, their file would be twice as large.
  const headlines = { ...woff2, variationAxes: { wght: 600 } };
  const texts = { ...woff2, variationAxes: { wght: { min: 400, max: 700 } } };
  write('styles/fonts/display.woff2', await subsetFont(display, letters, headlines));
  write('styles/fonts/text.woff2', await subsetFont(text, letters, texts));
  write('styles/fonts/text-marks.woff2', await subsetFont(text, marks, texts));
  const faces = [
    ...(await fallbackFaces('near-display', display, letters, 600)),
    ...(await fallbackFaces('near-text', text, letters, 400)),
  ];
  const note = `/* Written by \`npm run brand\`: a visitor's fonts with the metrics of the brand's, until those have loaded. */`;
  write('styles/fallback-fonts.css', `${[note, ...faces].join('\n')}\n`);
}

/**
 * The fonts of visitors' devices, by the names that `local()` finds. Windows, macOS and iOS have Arial,
 * so Apple's devices need no other face: `local()` does not find their system font. Linux has
 * Liberation Sans and ChromeOS has Arimo, which are made to Arial's metrics. Android has Roboto.
 * Widths are those of @capsizecss/metrics, a package of 30,000 files that is not installed for two numbers.
 */
const devices = [
  {
    name: 'arial',
    metrics: { xWidthAvg: 913, unitsPerEm: 2048 },
    local: ['Arial', 'Liberation Sans', 'Arimo'],
  },
  {
    name: 'roboto',
    metrics: { xWidthAvg: 911, unitsPerEm: 2048 },
    local: ['Roboto', 'Roboto-Regular'],
  },
];

/** One face for each device: another font would be shown with metrics that are not its own. */
async function fallbackFaces(family, font, letters, weight) {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
  const brand = await fromBuffer(await subsetFont(font, letters, options));
  return devices.map(({ name, metrics, local }) => {
    const size = averageWidth(brand) / averageWidth(metrics);
    const percent = (share) => `${Number((100 * share).toFixed(4))}%`;
    const height = (units) => percent(Math.abs(units) / brand.unitsPerEm / size);
    return `@font-face {
  font-family: ${family}-${name};
  src: ${local.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(size)};
  ascent-override: ${height(brand.ascent)};
  descent-override: ${height(brand.descent)};
  line-gap-override: ${height(brand.lineGap)};
}`;
  });
}

/** The width of an average letter of English text, as a share of the font size. */
const averageWidth = ({ xWidthAvg, unitsPerEm }) => xWidthAvg / unitsPerEm;
