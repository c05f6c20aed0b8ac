import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where scripts/build-styles.mjs writes the style sheet. */
export const sheetFile = '.next/cache/styles.css';

/**
 * The address of the sheet in the export, below the base path, with a hash of its text, and the hash for
 * `integrity`.
 */
export function describeSheet() {
  const sheet = readFileSync(sheetFile);
  const hashOf = (algorithm, encoding) => createHash(algorithm).update(sheet).digest(encoding);
  return {
    address: `/_next/static/styles.${hashOf('sha256', 'hex').slice(0, 16)}.css`,
    integrity: `sha384-${hashOf('sha384', 'base64')}`,
  };
}
