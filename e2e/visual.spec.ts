import { test } from './fixtures';
import { expectSameLook, openForScreenshot } from './helpers/looks';

/**
 * Screenshots of every kind of page, compared with the baselines of this platform.
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

/** Pages with a layout of their own on phones. */
const onPhones = ['home', 'product', 'solutions', 'solution', 'resources'];

for (const [name, path] of Object.entries(pages))
  for (const width of onPhones.includes(name) ? [390, 1440] : [1440])
    test(`${name} looks as it did at ${width}`, { tag: '@visual' }, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openForScreenshot(page, path);
      await expectSameLook(page, `${name}-${width}.png`, { fullPage: true });
    });

for (const [width, height] of [
  [390, 844],
  [1440, 1080],
] as const)
  test(`README.md shows home at ${width} as it is`, { tag: '@visual' }, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openForScreenshot(page, '/');
    await expectSameLook(page, `readme-${width}.png`);
  });
