/**
 * Writes a brotli and a gzip copy of each text file of the export, at the highest level, so that a
 * host (and npm start) can send them as they are. Runs last in the build.
 */
import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const isText = /\.(html|css|js|svg|xml|json|webmanifest|txt|csv)$/;
const names = readdirSync('out', { recursive: true }).filter((name) => isText.test(name));

async function compress(file) {
  const text = await readFile(file);
  const params = { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await gzip(text, { level: 9 }));
}

await Promise.all(names.map((name) => compress(`out/${name}`)));
console.log(`Compressed ${names.length} files.`);
