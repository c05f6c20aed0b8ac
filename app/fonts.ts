import localFont from 'next/font/local';

// No font is preloaded: browsers hold back the first paint for one, on a slow phone by 70 to 100 ms. The
// fallback fonts have the same metrics (styles/fallback-fonts.css).
const display = localFont({
  src: '../styles/fonts/display.woff2',
  variable: '--font-display',
  weight: '600',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
const text = localFont({
  src: '../styles/fonts/text.woff2',
  variable: '--font-text',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
});
// Letters with marks, in what a visitor types: downloaded only if a page has one.
const marks = localFont({
  src: '../styles/fonts/text-marks.woff2',
  variable: '--font-marks',
  weight: '400 700',
  display: 'swap',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+A1-A8, U+AA-D6, U+D8-FF' }],
});

/** Classes for `<html>` that define the font families' variables. */
export const fontVariables = `${display.variable} ${text.variable} ${marks.variable}`;
