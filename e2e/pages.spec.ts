import { productSlugs } from '../content/site/addresses';
import { expect, test, visit, type Page } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { cutOffText } from './helpers/cut-off-text';
import { kinds } from './helpers/kinds';
import { desktop, inWindows, phone, type Size } from './helpers/resize';
import { withText } from './helpers/text-size';

/** The most that a page may be high, in pixels, on a desktop and on a phone. */
const heights: Record<string, readonly [desktop: number, phone: number]> = {
  '/': [5700, 7800],
  '/products': [3300, 5200],
  ...Object.fromEntries(productSlugs.map((slug) => [`/products/${slug}`, [3300, 5300]])),
  '/solutions': [3400, 4900],
  '/solutions/k12': [4100, 6200],
  '/solutions/multi-site': [4100, 6200],
  '/solutions/private-charter': [4700, 7000],
  '/resources': [2600, 4000],
  '/resources/faq': [2400, 3300],
  '/contact': [1750, 2900],
  '/about': [3400, 4600],
};

const windows: Size[] = [
  [320, 640],
  phone,
  [600, 900],
  [820, 1180],
  [844, 390],
  [1024, 768],
  desktop,
  [1920, 1080],
];

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const path of new Set([...Object.keys(heights), ...kinds]))
  test(`${path} is readable in every window and not too high`, async ({ page }) => {
    await inWindows(page, path, windows, async (message, size) => {
      const faults = [
        ...(await page.evaluate(cutOffText)).map((text) => `“${text}” is cut off`),
        ...(await page.locator('body').evaluate(crowdedText)),
      ];
      const most = heights[path]?.[[desktop, phone].indexOf(size as typeof phone)];
      const height = await heightOf(page);
      if (most && height > most) faults.push(`${height} px high, not ${most}`);
      expect.soft(faults, message).toEqual([]);
    });
  });

withText(32)(
  'no text is cut off where the default text is twice as large',
  async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
    test.slow();
    for (const path of kinds)
      await inWindows(page, path, [[640, 900], desktop], async (message) =>
        expect.soft(await page.evaluate(cutOffText), message).toEqual([]),
      );
  },
);

test('a visitor shares the page by its public link, copied where there is no share sheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await page.goto('./products/nexus/');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(/^https:\/\/[^/]+\/products\/nexus\/$/);
  for (const path of ['/', '/products', '/solutions', '/solutions/k12', '/resources', '/about']) {
    await visit(page, path);
    await expect(copy, path).toHaveCount(1);
  }
  await page.addInitScript(() => {
    Navigator.prototype.share = (data) => Promise.resolve(console.log(data?.url));
  });
  await page.goto('./compare/');
  const shared = page.waitForEvent('console');
  await page.getByRole('button', { name: 'Share this page' }).click();
  expect((await shared).text()).toMatch(/\/compare\/$/);
});
