import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The Latin letters of a variable font, as WOFF2.
 *
 * @param family a package of @fontsource-variable with a weight axis, such as "figtree"
 * @throws where the package is not installed, with the command that installs it
 */
export function latinFont(family: string): Buffer {
  const name = `@fontsource-variable/${family}`;
  const { resolve } = createRequire(join(process.cwd(), 'package.json'));
  try {
    return readFileSync(resolve(`${name}/files/${family}-latin-wght-normal.woff2`));
  } catch {
    throw new Error(`The font is missing. Install it: npm install --save-exact ${name}`);
  }
}
