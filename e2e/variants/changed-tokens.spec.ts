import { readFileSync, readdirSync } from 'node:fs';
import { expect, headerLink, openHash } from '../fixtures';
import { test } from '../helpers/variants/variants';

test('a changed hover duration and card radius apply to every page', async ({ page, site }) => {
  const sheets = readdirSync(site.root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|html)$/.test(file))
    .map((file) => [file, readFileSync(`${site.root}/${file}`, 'utf8')] as const);
  expect(sheets.length).toBeGreaterThan(40);
  expect(
    sheets.filter(([, text]) => /\b180ms|[^\d]\.18s/.test(text)).map(([file]) => file),
  ).toEqual([]);

  for (const [path, title] of [
    ['/', 'Ticketing'],
    ['/about', 'Built for Speed'],
  ] as const) {
    await openHash(page, path);
    await expect(headerLink(page, 'Get a Demo')).toHaveCSS('transition-duration', '0.42s');
    const card = page.getByRole('main').getByRole('heading', { name: title, exact: true }).first();
    /** The corners of what is around the title. */
    const corners = await card.evaluate((element) => {
      const found = [];
      for (let part: Element | null = element; part; part = part.parentElement)
        found.push(getComputedStyle(part).borderBottomRightRadius);
      return found.filter((radius) => radius !== '0px');
    });
    expect(corners[0], path).toBe('3px');
  }
});
