import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where scripts/build-styles.mjs writes the style sheet. */
export const sheetFile = '.next/cache/styles.css';

const fontFace = /@font-face\s*\{[^}]*\}/g;
const registeredProperty = /@property [^{]*\{[^}]*\}/g;

/**
 * The sheet as pages link it: with the names of the web fonts, and without what each page has inline, the
 * faces of fallback fonts and the registered properties. Declared a second time, they make a browser lay
 * out the whole page again.
 */
export const linkedSheet = () =>
  readFileSync('styles/web-fonts.css', 'utf8') +
  readFileSync(sheetFile, 'utf8').replaceAll(fontFace, '').replaceAll(registeredProperty, '');

/**
 * The address of the linked sheet in the export, below the base path, with a hash of its text, and the
 * hash for `integrity`.
 */
export function describeSheet() {
  const hash = createHash('sha384').update(linkedSheet()).digest();
  return {
    address: `/_next/static/styles.${hash.toString('hex').slice(0, 16)}.css`,
    integrity: `sha384-${hash.toString('base64')}`,
  };
}
