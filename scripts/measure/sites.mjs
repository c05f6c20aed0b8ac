import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { serveFolder } from '../static-server.mjs';
import { startSlowNetwork } from './slow-network.mjs';

/**
 * Serves a folder over HTTP/2 and TLS: at `address`, and through the slow network at `slow`.
 *
 * @param {string} folder
 * @param {string} certificates the folder of the certificate
 */
export async function serveSite(folder, certificates) {
  const { address } = await serveFolder({ root: folder, certificates });
  const slow = await startSlowNetwork(Number(new URL(address).port));
  return { folder, address, slow: `https://localhost:${slow}/` };
}

/** Returns the text of the h1 of every page in a site's sitemap, by path; home is "". */
export async function readHeadings(browser, { folder, address }) {
  const urls = readFileSync(`${folder}/sitemap.xml`, 'utf8').matchAll(/<loc>([^<]+)/g);
  const page = await browser.newPage({ javaScriptEnabled: false });
  const headings = {};
  for (const [, url] of urls) {
    const path = new URL(url).pathname.slice(1);
    await page.goto(address + path);
    headings[path] = await page.locator('h1').textContent();
  }
  await page.close();
  return headings;
}

/**
 * Writes a plain HTML page with the words of another page's main part, without script, style, fonts
 * or images: the fastest possible page with these words. Returns the folder.
 */
export async function writePlainPage(browser, url, folder) {
  const page = await browser.newPage();
  await page.goto(url);
  const text = (await page.getByRole('main').innerText()).replaceAll(/[&<]/g, ' ');
  await page.close();
  const lines = text.split('\n').filter((line) => line.trim());
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>' +
    '<meta name="viewport" content="width=device-width">' +
    lines.map((line) => `<p>${line}</p>`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html);
  writeFileSync(`${folder}/index.html.br`, brotliCompressSync(html));
  return folder;
}
