/**
 * Hardens the export in out/ after the build: leaves each page the styles that its first screen uses
 * (the page links the others), adds a policy to every page, and writes the headers that a host should
 * send to out/_headers. Removes the files that only Next's client-side navigation needs,
 * which this site does not use. Running it again changes nothing.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readSettings } from '../settings/read-settings.mjs';
import { describeSheet, linkedSheet, sheetFile } from '../style-sheet.mjs';
import { keepCriticalStyles } from './critical-styles.mjs';
import { hardenHtml } from './harden-html.mjs';
import { headersFile } from './headers-file.mjs';
import { linkPageSheet } from './page-sheet.mjs';
import { hashOf } from './policy.mjs';

const { basePath, connect } = readSettings(process.env);

// Next writes its 404 page three times; hosts request 404.html.
for (const copy of ['404', '_not-found']) rmSync(`out/${copy}`, { recursive: true, force: true });
for (const file of find(/(^|\/)(index|__next\.[^/]+)\.txt$/)) rmSync(`out/${file}`);

function fileHash(address) {
  const [path = ''] = address.slice(basePath.length).split('?', 1);
  const file = `out${decodeURI(path)}`;
  return existsSync(file) ? hashOf('sha384', readFileSync(file)) : undefined;
}

const wholeSheet = readFileSync(sheetFile, 'utf8');
writeFileSync(`out${describeSheet().address}`, linkedSheet());
const pages = [];
for (const file of find(/\.html$/))
  try {
    const page = linkPageSheet(readFileSync(`out/${file}`, 'utf8'), basePath);
    const styled = await keepCriticalStyles(page, wholeSheet);
    const { html, scripts, styles } = hardenHtml(styled, { basePath, connect, fileHash });
    writeFileSync(`out/${file}`, html);
    pages.push({ path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, scripts, styles });
  } catch (error) {
    throw new Error(`out/${file} cannot be hardened.`, { cause: error });
  }

writeFileSync('out/_headers', headersFile(pages, { basePath, connect }));
console.log(`Hardened ${pages.length} pages.`);

function find(pattern) {
  const files = readdirSync('out', { recursive: true });
  return files.filter((file) => pattern.test(file)).sort();
}
