/**
 * Writes a brotli and a gzip copy of each text file of the export, at the highest level, so that a
 * host (and npm start) can send them as they are. Runs last in the build.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const isText = /\.(html|css|js|svg|xml|json|webmanifest|txt)$/;
const names = readdirSync('out', { recursive: true }).filter((name) => isText.test(name));
for (const file of names.map((name) => `out/${name}`)) {
  const text = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
}
console.log(`Compressed ${names.length} files.`);
