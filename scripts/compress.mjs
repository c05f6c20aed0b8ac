/**
 * Writes a brotli and a gzip copy of each text file of the export, at the highest level, so that a
 * host (and npm start) can send them as they are. Runs last in the build.
 *
 *   node scripts/compress.mjs [folder]      default out
 */
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const out = process.argv[2] ?? 'out';
const isText = /\.(html|css|js|svg|xml|json|webmanifest|txt)$/;
const files = readdirSync(out, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`);

for (const copy of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(copy);

let before = 0;
let after = 0;
for (const name of files.filter((candidate) => isText.test(candidate))) {
  const text = readFileSync(name);
  const brotli = brotliCompressSync(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  });
  writeFileSync(`${name}.br`, brotli);
  writeFileSync(`${name}.gz`, gzipSync(text, { level: 9 }));
  before += text.length;
  after += brotli.length;
}
const kb = (bytes) => `${Math.round(bytes / 1024)} KB`;
console.log(`Compressed ${kb(before)} of text to ${kb(after)}.`);
