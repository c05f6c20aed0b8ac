import { readFileSync, readdirSync } from 'node:fs';
import { expect, openHash, type Locator, type Page } from '../fixtures';
import { variantTest } from '../helpers/variants/variants';

const test = variantTest('changed');
test.skip(!!process.env.BASE_URL, 'a deployed copy has the tokens it was built with');

const getADemo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get a Demo' });

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
      while (part && parseFloat(getComputedStyle(part).borderTopLeftRadius) === 0)
        part = part.parentElement;
      return part && getComputedStyle(part).borderTopLeftRadius;
    });
  for (const [path, title] of [
    ['/', 'Ticketing'],
    ['/resources', 'Foundation Grants'],
    ['/about', 'Built for Speed'],
  ] as const) {
    await openHash(page, path);
    const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    expect(await corners(heading.first()), path).toBe('3px');
  }
});

test('a changed hover duration applies to hovers', async ({ page }) => {
  await openHash(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const part of [getADemo(page), navigation.getByRole('link', { name: 'About' })])
    await expect(part).toHaveCSS('transition-duration', '0.42s');
});

test('a changed sending delay applies to the form', async ({ page }) => {
  await page.clock.install();
  await openHash(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lane');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@school.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Lane High');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(1600);
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
});
