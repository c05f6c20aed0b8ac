import { home } from '../content/pages/home';
import { expect, openHash, test } from './fixtures';

/** Product pages, Coming Soon and Product Not Found. */

test('a visitor reads a product page and requests a demo', { tag: '@smoke' }, async ({ page }) => {
  await openHash(page, '/products/gunshot-detection');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('AI Gunshot Detection');

  await expect(main.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Under a second' })).toBeVisible();
  await main.getByRole('heading', { name: 'What does it not do?' }).scrollIntoViewIfNeeded();
  await expect(main.getByText('It does not record conversations')).toBeVisible();

  await main.getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
});

test('a product page leads to the next product of the day, and home', async ({ page }) => {
  await openHash(page, '/product/drill');
  await page.getByRole('link', { name: 'Next in the example day, 10:41 AM' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('AI Anonymous Tip Line');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
});

test('an unknown product path offers a link home', async ({ page }) => {
  for (const path of ['/products/panic-buton', '/product/unknown/part', '/products/__proto__']) {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found');
  }
  const main = page.getByRole('main');
  await expect(main.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  await expect(main.getByRole('img'), 'the plate says the same').toHaveCount(0);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
});

test('a visitor of a feature in beta books a demo', async ({ page }) => {
  await openHash(page, '/coming-soon');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
  await expect(main.getByRole('img', { name: 'BETA TESTING' })).toBeVisible();
  await expect(main.getByText(/^This feature is unavailable/)).toBeVisible();
  await main.getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(home.hero.headline);
});
