import { readFileSync, readdirSync } from 'node:fs';
import { expect, headerLink, openHash, type Locator, type Page } from '../fixtures';
import { test } from '../helpers/variants/variants';

const getADemo = (page: Page) => headerLink(page, 'Get a Demo');

test('no style sheet of the export holds the old hover duration', ({ site }) => {
  const sheets = readdirSync(site.root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(css|html)$/.test(file),
  );
  expect(sheets.length).toBeGreaterThan(40);
  const old = sheets.filter((file) =>
    /\b180ms|[^\d]\.18s/.test(readFileSync(`${site.root}/${file}`, 'utf8')),
  );
  expect(old).toEqual([]);
});

test('a changed card radius applies to every page that has cards', async ({ page }) => {
  /** The border radius of the nearest ancestor of a title that has one. */
  const corners = (title: Locator) =>
    title.evaluate((element) => {
      let part: Element | null = element;
      while (part && parseFloat(getComputedStyle(part).borderBottomRightRadius) === 0)
        part = part.parentElement;
      return part && getComputedStyle(part).borderBottomRightRadius;
    });
  const main = page.getByRole('main');
  const heading = (name: string) => main.getByRole('heading', { name, exact: true }).first();
  for (const [path, inCard] of [
    ['/', heading('Ticketing')],
    ['/resources', main.getByText('Ask a foundation to help one school.')],
    ['/about', heading('Built for Speed')],
  ] as const) {
    await openHash(page, path);
    expect(await corners(inCard), path).toBe('3px');
  }
});

test('a changed hover duration applies to hovers', async ({ page }) => {
  await openHash(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const part of [getADemo(page), navigation.getByRole('link', { name: 'About' })])
    await expect(part).toHaveCSS('transition-duration', '0.42s');
});
