import { existsSync } from 'node:fs';
import { expect, openHash, test } from './fixtures';

/**
 * Screenshots of every kind of page at two widths, compared with the baselines of this platform.
 * Update the baselines: npm run e2e -- --grep @visual --update-snapshots
 */
const pages = {
  home: '/',
  products: '/products',
  product: '/products/nexus',
  'product-inverted': '/products/electronic-lock',
  'product-not-found': '/products/no-such-product',
  solutions: '/solutions',
  solution: '/solutions/k12',
  about: '/about',
  contact: '/contact',
  resources: '/resources',
  questions: '/resources/faq',
  privacy: '/privacy',
};

for (const [name, path] of Object.entries(pages))
  for (const width of [390, 1440]) {
    test(`${name} looks as it did at ${width}`, { tag: '@visual' }, async ({ page }, testInfo) => {
      const file = `${name}-${width}.png`;
      const renews =
        testInfo.config.updateSnapshots === 'all' || testInfo.config.updateSnapshots === 'changed';
      test.skip(
        !renews && !existsSync(testInfo.snapshotPath(file)),
        'no baseline for this platform',
      );
      await page.clock.setFixedTime('2026-03-03T10:44:00');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(async () => {
        await document.fonts.ready;
        for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
        await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
      });
      await expect(page).toHaveScreenshot(file, { fullPage: true, maxDiffPixelRatio: 0.01 });
    });
  }
