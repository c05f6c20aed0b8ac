import { mkdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';

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
