import { brand } from '../content/site/brand';
import { bar, expect, openHash, openStarted, test, type Page } from './fixtures';
import { resize } from './helpers/resize';
import { withText } from './helpers/text-size';

const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('the header bar shrinks from 80 to 64 px when the page is scrolled past 80 px', async ({
  page,
}) => {
  await openHash(page, '/about');
  const height = () =>
    page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height);
  await expect.poll(height).toBe(80);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(80);
  expect(await height()).toBe(80);
  await page.mouse.wheel(0, 1);
  await expect.poll(height).toBe(64);
  await page.mouse.wheel(0, -81);
  await expect.poll(height).toBe(80);
});

/** The links and buttons of the bar that touch another one, wrap or are outside of the window. */
function overlaps() {
  const faults: string[] = [];
  let edge = 0;
  const row = 4 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  const parts = [...document.querySelectorAll('header a, header button')].filter((part) =>
    part.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  );
  for (const part of parts.filter((each) => !each.closest('[aria-controls] ~ div'))) {
    const { left, right, top, bottom } = part.getBoundingClientRect();
    if (bottom < 0) continue;
    const isOff = left < edge - 0.5 || right > innerWidth + 0.5;
    if (isOff || bottom - top > row) faults.push(`${part.textContent}: ${left} to ${right}`);
    edge = right;
  }
  return parts.length > 1 ? faults : ['no items'];
}

for (const size of [16, 32])
  withText(size)(
    `the header fits in every window with ${size} px text`,
    async ({ page, browserName }) => {
      test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
      const logo = page
        .getByRole('banner')
        .getByRole('link')
        .first()
        .locator('span > span')
        .first();
      for (const [path, name] of [
        ['/contact', brand.name],
        ['/privacy', brand.name],
        ['/about', 'Northfield Campus Safety Systems'],
      ] as const) {
        await openStarted(page, path);
        await logo.evaluate((words, text) => (words.textContent = text), name);
        for (const width of [320, 390, 767, 768, 900, 1024, 1025, 1115, 1240, 1440]) {
          await resize(page, [(width * size) / 16, 900]);
          const message = `${path} at ${width} px`;
          await expect.poll(() => page.evaluate(overlaps), { message }).toEqual([]);
        }
      }
    },
  );

test('the Products menu is 760 px wide with a panel of 280 px, and never wider than the window', async ({
  page,
}) => {
  await openStarted(page, '/about');
  await products(page).press('Enter');
  await expect(row(page, 'Nexus')).toBeVisible();
  for (const width of [768, 900, 1025, 1440]) {
    await resize(page, [width, 900]);
    const menu = () =>
      products(page).evaluate((button) => {
        const panel = document.getElementById(button.getAttribute('aria-controls')!)!;
        const { left, right } = panel.firstElementChild!.getBoundingClientRect();
        return { width: right - left, isInside: left >= 0 && right <= innerWidth };
      });
    const expected = { width: Math.min(760, width), isInside: true };
    await expect.poll(menu, { message: `${width} px` }).toEqual(expected);
  }
  await expect(bar(page).getByRole('presentation')).toHaveCSS('width', '280px');
});

test('read from right to left, the Products button does not cover the logo', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHash(page, '/about');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const logo = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
  const button = (await products(page).boundingBox())!;
  expect(button.x + button.width).toBeLessThanOrEqual(logo.x);
});

test.describe('A visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can open every section on a desktop and on a small phone', async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('./about/');
      await expect(products(page)).toBeHidden();
      for (const name of ['Products', 'Solutions', 'Resources', 'About'])
        await expect(row(page, name)).toBeVisible();
      await row(page, 'Products').click();
      await expect(page).toHaveURL(/\/products\/$/);
    }
  });
});
