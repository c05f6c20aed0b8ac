import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { serveFolder } from '../static-server.mjs';
import { startSlowNetwork } from './slow-network.mjs';

/** The path of a prerendered page: "about/" for "about/" and for "#/about". */
export const pathOf = (page) => page.replace(/^#\/(.+)/, '$1/');

/**
 * Serves a folder twice: at `address`, and through the slow network at `slow`. `headings` has the h1
 * text of every page in its sitemap, by path; home is last.
 */
export async function serveSite(browser, folder, tls) {
  const { address } = await serveFolder({ root: folder, tls });
  const slow = await startSlowNetwork(Number(new URL(address).port));
  const sitemap = existsSync(`${folder}/sitemap.xml`) ? readFileSync(`${folder}/sitemap.xml`) : '';
  const paths = [...String(sitemap).matchAll(/<loc>([^<]+)/g)]
    .map(([, url]) => new URL(url).pathname.slice(1))
    .filter(Boolean);
  const page = await browser.newPage({ javaScriptEnabled: false });
  const headings = {};
  for (const path of [...paths, '']) {
    await page.goto(address + path);
    headings[path] = await page.locator('h1').first().textContent();
  }
  await page.close();
  return { folder, address, slow: `https://localhost:${slow}/`, headings };
}

/**
 * Writes a plain HTML page with the words of another page's main part, without script, fonts or
 * images: the fastest possible page with these words.
 */
export async function writePlainPage(browser, url, folder) {
  const page = await browser.newPage();
  await page.goto(url);
  const text = (await page.getByRole('main').innerText()).replaceAll(/[&<]/g, ' ');
  await page.close();
  const [title, ...lines] = text.split('\n').filter((line) => line.trim());
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>' +
    `<meta name="viewport" content="width=device-width"><h1>${title}</h1>` +
    lines.map((line) => `<p>${line}</p>`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html);
  writeFileSync(`${folder}/index.html.br`, brotliCompressSync(html));
}
