import { create } from 'fontkit';
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
 * The fonts of visitors' devices, by the names that `local()` finds, and the width of an average letter
 * of `english` in them, as a share of the font size. Windows, macOS and iOS have Arial, Linux has
 * Liberation Sans and ChromeOS has Arimo, which are made to Arial's metrics. Android has Roboto.
 */
const devices = [
  { name: 'arial', width: 0.4473, local: ['Arial', 'Liberation Sans', 'Arimo'] },
  { name: 'roboto', width: 0.4465, local: ['Roboto', 'Roboto-Regular'] },
];
const english =
  'All human beings are born free and equal in dignity and rights. They are endowed with reason ' +
  'and conscience and should act towards one another in a spirit of brotherhood. ';

/** One face for each device: another font would be shown with metrics that are not its own. */
async function fallbackFaces(family, font, letters, weight) {
  const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } };
  const brand = create(await subsetFont(font, letters, options));
  const widths = brand.glyphsForString(english).map(({ advanceWidth }) => advanceWidth);
  const average = widths.reduce((sum, width) => sum + width) / widths.length / brand.unitsPerEm;
  return devices.map(({ name, width, local }) => {
    const size = average / width;
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
