/**
 * Hardens the export in out/ after the build: leaves each page the styles that it needs, adds a policy
 * to it, and writes the headers that a host should send to out/_headers. Removes the files that only
 * Next's client-side navigation needs, which this site does not use.
 */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readSettings } from '../settings/read-settings.mjs';
import { describeSheet, linkedSheet } from '../style-sheet.mjs';
import { hardenHtml } from './harden-html.mjs';
import { arrangeStyles } from './page-styles.mjs';
import { hashOf, headersFile } from './policy.mjs';

const { basePath, connect } = readSettings(process.env);

// Next writes its 404 page three times; hosts request 404.html.
for (const copy of ['404', '_not-found']) rmSync(`out/${copy}`, { recursive: true, force: true });
const files = readdirSync('out', { recursive: true }).sort();
for (const file of files) if (/(^|\/)(index|__next\.[^/]+)\.txt$/.test(file)) rmSync(`out/${file}`);

function fileHash(address) {
  const [path = ''] = address.slice(basePath.length).split('?', 1);
  const file = `out${decodeURI(path)}`;
  return existsSync(file) ? hashOf('sha384', readFileSync(file)) : undefined;
}

writeFileSync(`out${describeSheet().address}`, linkedSheet());
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => {
    try {
      const styled = arrangeStyles(readFileSync(`out/${file}`, 'utf8'), basePath);
      const { html, ...hashes } = hardenHtml(styled, { basePath, connect, fileHash });
      writeFileSync(`out/${file}`, html);
      return { path: `/${file.replace(/(^|\/)index\.html$/, '$1')}`, ...hashes };
    } catch (error) {
      throw new Error(`out/${file} cannot be hardened.`, { cause: error });
    }
  });

writeFileSync('out/_headers', headersFile(pages, { basePath, connect }));
console.log(`Hardened ${pages.length} pages.`);
