import { product as drills } from '../content/products/drill-management';
import { product as notifications } from '../content/products/mass-notifications';
import { product as tipLine } from '../content/products/tip-line';
import { product as visitors } from '../content/products/visitor-management';
import { expect, openHash, test } from './fixtures';

/** Product pages, Coming Soon and Product Not Found. */

const home = 'School safety operations, redefined';

test('a visitor reads a product page and requests a demo', { tag: '@smoke' }, async ({ page }) => {
  await openHash(page, '/products/gunshot-detection');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('AI Gunshot Detection');

  await expect(main.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Under a second' })).toBeVisible();
  await main.getByRole('heading', { name: 'What does it not do?' }).scrollIntoViewIfNeeded();
  await expect(main.getByText('It does not record conversations')).toBeVisible();

  await main.getByRole('link', { name: 'Get a Demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
});

for (const path of ['/products/nexus', '/product/lock', '/products/floor-plan']) {
  test(`a visitor of ${path} returns home`, async ({ page }) => {
    await openHash(page, path);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(home, 'i'));
  });
}

for (const path of ['/products/panic-buton', '/product/unknown/part']) {
  test(`an unknown product path, ${path}, offers a link home`, async ({ page }) => {
    await openHash(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
    await expect(main.getByText("The product you're looking for doesn't exist.")).toBeVisible();
    await main.getByRole('link', { name: 'Return Home' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(home, 'i'));
  });
}

test('a visitor of a feature in beta books a demo', async ({ page }) => {
  await openHash(page, '/coming-soon');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
  await expect(main.getByText('BETA TESTING')).toBeVisible();
  await expect(main.getByText(/^This feature is unavailable/)).toBeVisible();
  await main.getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('the longest product names do not overlap their illustration at any width', async ({
  page,
}) => {
  for (const { summary } of [tipLine, notifications, visitors, drills]) {
    const { id, name } = summary;
    await openHash(page, `/products/${id}`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(name);
    for (const width of [320, 390, 768, 1024, 1025, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const overlap = await heading.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const name = words.getBoundingClientRect();
        const picture = document.querySelector('main img')?.getBoundingClientRect();
        if (!picture) return 'no picture';
        const apart =
          name.right <= picture.left ||
          name.left >= picture.right ||
          name.top >= picture.bottom ||
          name.bottom <= picture.top;
        return apart && name.right <= innerWidth ? 'none' : `${name.right} of ${picture.left}`;
      });
      expect(overlap, `${id} at ${width} px`).toBe('none');
    }
  }
});
