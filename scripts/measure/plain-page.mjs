import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a plain HTML page with the words of the home page: no script, no style sheet, no picture.
 * What it takes to show is the floor of the words.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home the home page's address
 * @returns {Promise<string>} the folder of the page
 */
export async function writePlainPage(browser, home) {
  const page = await browser.newPage();
  await page.goto(home);
  const body = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, p, li, dt, dd')]
      .filter((element) => !element.querySelector('h1, h2, h3, p, li, dt, dd'))
      .map((element) => {
        const name = element.tagName.toLowerCase().replace(/^(li|dt|dd)$/, 'p');
        const safe = (element.textContent ?? '').replace(/[&<]/g, (c) =>
          c === '&' ? '&amp;' : '&lt;',
        );
        return `<${name}>${safe.trim()}</${name}>`;
      })
      .join('\n'),
  );
  await page.close();

  const folder = '.measure/plain';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    `${folder}/index.html`,
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Plain</title>' +
      '<meta name="viewport" content="width=device-width, initial-scale=1">' +
      `<meta name="description" content="The words of the home page."></head><body><main>${body}</main></body></html>`,
  );
  execFileSync('node', ['scripts/compress.mjs', folder], { stdio: 'ignore' });
  return folder;
}
