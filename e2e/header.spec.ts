import { test, expect, openHash, type Page } from './fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('The bar', () => {
  const height = (page: Page) =>
    page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height);

  test('shrinks from 80 to 64 px once the page has scrolled past 80', async ({ page }) => {
    await openHash(page, '/about');
    await expect.poll(() => height(page)).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 80));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(80);
    expect(await height(page)).toBe(80);
    await page.evaluate(() => window.scrollTo(0, 81));
    await expect.poll(() => height(page)).toBe(64);
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect.poll(() => height(page)).toBe(80);
  });

  for (const width of [768, 900, 1024, 1440]) {
    test(`fits on one line at ${width} px, and so do its menus`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of ['/', '/contact', '/privacy']) {
        await openHash(page, path);
        const right = (await bar(page).boundingBox())!;
        const tops: number[] = [];
        let edge = 0;
        for (const item of await bar(page).getByRole('listitem').all()) {
          const { x, y, width: w, height: h } = (await item.boundingBox())!;
          tops.push(y + h / 2);
          expect(x).toBeGreaterThanOrEqual(edge);
          edge = x + w;
        }
        expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
        expect(edge).toBeLessThanOrEqual(right.x + right.width + 1);
      }
      await openHash(page, '/');
      await products(page).click();
      await expect(bar(page).getByRole('presentation')).toBeInViewport({ ratio: 0.7 });
      const scene = (await bar(page).getByRole('presentation').boundingBox())!;
      expect(scene.x + scene.width).toBeLessThanOrEqual(width);
    });
  }
});

test.describe('A visitor without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const [device, width] of [
    ['desktop', 1440],
    ['phone', 320],
  ] as const) {
    test(`still reaches the sections on a ${device}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('./about/');
      await expect(products(page)).toBeHidden();
      for (const name of ['Products', 'Solutions', 'Resources', 'About'])
        await expect(row(page, name)).toBeVisible();
      await row(page, 'Products').click();
      await expect(page).toHaveURL(/\/products\/$/);
    });
  }
});
