import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

/**
 * Writes a plain HTML page with the words of a page's main part: no script, font or image. What it
 * takes to show is what no site with these words can go below.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url the page with the words
 * @param {string} folder where index.html is written
 */
export async function writePlainPage(browser, url, folder) {
  const page = await browser.newPage({ ignoreHTTPSErrors: true });
  await page.goto(url);
  const lines = (await page.getByRole('main').innerText())
    .split('\n')
    .filter((line) => line.trim());
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  await page.close();

  const escape = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>' +
    '<meta name="viewport" content="width=device-width"><main>' +
    `<h1>${escape(title)}</h1>${lines.map((line) => `<p>${escape(line)}</p>`).join('\n')}</main></html>`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html);
  writeFileSync(`${folder}/index.html.br`, brotliCompressSync(html));
}
