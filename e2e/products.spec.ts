import { home } from '../content/pages/home';
import { product as nexus } from '../content/products/nexus';
import { expect, heading, main, openHash, openStarted, test } from './fixtures';
import { phone, resize } from './helpers/resize';

/** Product pages, Coming Soon and Product Not Found. */

test(
  'a visitor of a product opens its questions, a product that works with it, and home',
  { tag: '@smoke' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openStarted(page, '/products/nexus');
    const [limit = ''] = nexus.doesNot;
    const question = (name: string) => page.getByRole('heading', { name, exact: true });
    await expect(main(page).getByText(limit)).toBeHidden();
    await question('What does it not do?').click();
    await expect(main(page).getByText(limit)).toBeVisible();
    await question(
      'What still works without internet, power, cell service or our servers?',
    ).click();
    await expect(main(page).getByText(nexus.outages.power.why)).toBeVisible();
    await expect(main(page).getByText(limit), 'both stay open').toBeVisible();

    await main(page)
      .getByText(/^Works well with/)
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(new RegExp(`#/products/${nexus.worksWith[0]}$`));
    await main(page).getByRole('link', { name: 'Back to home' }).click();
    await expect(heading(page)).toHaveText(home.hero.headline);
  },
);

test('the first screen of a product and a solution has title, facts or button', async ({
  page,
}) => {
  for (const path of ['/products/gunshot-detection', '/solutions/k12']) {
    await openHash(page, path);
    for (const size of [phone, [1024, 768], [844, 390]] as const) {
      await resize(page, size);
      await expect(heading(page)).toBeInViewport({ ratio: 1 });
      const demo = main(page).getByRole('link', { name: /demo/i }).first();
      await expect(demo, `${path} at ${size.join(' by ')}`).toBeInViewport({ ratio: 1 });
    }
  }
});

test('an unknown product path offers a link home', async ({ page }) => {
  for (const path of ['/products/panic-buton', '/product/unknown/part', '/product/']) {
    await openHash(page, path);
    await expect(heading(page)).toHaveText('Product Not Found');
  }
  const text = "The product you're looking for doesn't exist.";
  await expect(main(page).getByText(text)).toBeVisible();
  await expect(main(page).getByRole('img'), 'the plate says the same').toHaveCount(0);
  await main(page).getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(home.hero.headline);
});

test('a visitor of a feature in beta books a demo', async ({ page }) => {
  await openHash(page, '/coming-soon');
  await expect(heading(page)).toHaveText('Coming Soon');
  await expect(main(page).getByRole('img', { name: 'BETA TESTING' })).toBeVisible();
  await expect(main(page).getByText(/^This feature is unavailable/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await page.goBack();
  await main(page).getByRole('link', { name: 'Back to home' }).click();
  await expect(heading(page)).toHaveText(home.hero.headline);
});
