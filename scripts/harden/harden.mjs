/**
 * Hardens the export in out/ after the build: adds a policy to every page, and writes the headers that
 * a host should send to out/_headers. Removes the files that only Next's client-side navigation needs,
 * which this site does not use. Running it again changes nothing.
 *
 *   node scripts/harden/harden.mjs
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readSettings } from '../settings/read-settings.mjs';
import { hardenHtml } from './harden-html.mjs';
import { headersFile } from './headers-file.mjs';
import { hashOf } from './policy.mjs';

const out = 'out';
const { basePath, connect } = readSettings(process.env);

// Next writes its 404 page three times; hosts request 404.html.
for (const copy of ['404', '_not-found'])
  rmSync(`${out}/${copy}`, { recursive: true, force: true });
for (const file of find(/(^|\/)(index|__next\.[^/]+)\.txt$/)) rmSync(`${out}/${file}`);

const hashes = new Map();
function fileHash(address) {
  const path = decodeURI(address.slice(basePath.length).split('?', 1)[0] ?? '');
  if (!hashes.has(path)) {
    const file = `${out}${path}`;
    hashes.set(path, existsSync(file) ? hashOf('sha384', readFileSync(file)) : undefined);
  }
  return hashes.get(path);
}

const pages = find(/\.html$/).map((file) => {
  const before = readFileSync(`${out}/${file}`, 'utf8');
  try {
    const { html, scripts, styles } = hardenHtml(before, { basePath, connect, fileHash });
    writeFileSync(`${out}/${file}`, html);
    return { path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, scripts, styles };
  } catch (error) {
    console.error(`${out}/${file}: ${error instanceof Error ? error.message : error}`);
    process.exit(1);
  }
});

writeFileSync(`${out}/_headers`, headersFile(pages, { basePath, connect }));
console.log(`Hardened ${pages.length} pages.`);

function find(pattern) {
  return readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => pattern.test(file))
    .sort();
}
