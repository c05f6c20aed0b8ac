import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where scripts/build-styles.mjs writes the style sheet. */
export const sheetFile = '.next/cache/styles.css';

/** The address of the sheet in the export, below the base path, with a hash of its text. */
export function sheetAddress() {
  const hash = createHash('sha256').update(readFileSync(sheetFile)).digest('hex').slice(0, 16);
  return `/_next/static/styles.${hash}.css`;
}
