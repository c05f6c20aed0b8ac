import { home } from '../content/pages/home';
import { productSlugs } from '../content/site/addresses';
import { expect, heading, openHash, test } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { cutOffText } from './helpers/cut-off-text';
import { inWindows } from './helpers/resize';

/** Product pages, Coming Soon and Product Not Found. */

test('a visitor reads a product page and requests a demo', { tag: '@smoke' }, async ({ page }) => {
  await openHash(page, '/products/gunshot-detection');
  const main = page.getByRole('main');
  await expect(heading(main)).toHaveText('AI Gunshot Detection');

  await expect(main.getByRole('heading', { name: 'Where it is' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Under a second' })).toBeVisible();
  await main.getByRole('heading', { name: 'What does it not do?' }).scrollIntoViewIfNeeded();
  await expect(main.getByText('It does not record conversations')).toBeVisible();

  await main.getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(heading(page)).toHaveText('Get in Touch');
});

test('a product page leads to the next product of the day, and home', async ({ page }) => {
  await openHash(page, '/product/drill');
  await page
    .getByRole('link', { name: /^Next in the example day, 10:41 AM: AI Anonymous Tip Line/ })
    .click();
  await expect(heading(page)).toHaveText('AI Anonymous Tip Line');
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page).toHaveURL(/#\/$/);
  await expect(heading(page)).toHaveText(home.hero.headline);
});

test('an unknown product path offers a link home', async ({ page }) => {
  for (const path of ['/products/panic-buton', '/product/unknown/part', '/products/__proto__']) {
    await openHash(page, path);
    await expect(heading(page)).toHaveText('Product Not Found');
  }
  const main = page.getByRole('main');
  await expect(main.getByText("The product you're looking for doesn't exist.")).toBeVisible();
  await expect(main.getByRole('img'), 'the plate says the same').toHaveCount(0);
  await main.getByRole('link', { name: 'Return Home' }).click();
  await expect(heading(page)).toHaveText(home.hero.headline);
});

test('a visitor of a feature in beta books a demo', async ({ page }) => {
  await openHash(page, '/coming-soon');
  const main = page.getByRole('main');
  await expect(heading(main)).toHaveText('Coming Soon');
  await expect(main.getByRole('img', { name: 'BETA TESTING' })).toBeVisible();
  await expect(main.getByText(/^This feature is unavailable/)).toBeVisible();
  await main.getByRole('link', { name: 'Book a Demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
  await page.goBack();
  await main.getByRole('link', { name: 'Back to home' }).click();
  await expect(heading(page)).toHaveText(home.hero.headline);
});

/** The most that a product page may be high, by the window's width. */
const heights: Partial<Record<number, number>> = { 390: 7500, 1440: 4500 };

test('no product page has crowded or cut off text, a title over its illustration, facts below the first screen or too much height', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const pictures = main.getByRole('img').or(main.getByRole('presentation'));
  const found: string[] = [];
  for (const id of productSlugs())
    await inWindows(page, `/products/${id}`, [320, 390, 1025, 1440], async (message, width) => {
      const faults = await page.locator('body').evaluate(crowdedText);
      faults.push(...(await page.evaluate(cutOffText)).map((text) => `“${text}” is cut off`));
      const picture = (await pictures.first().boundingBox())!;
      const { lines, isOver } = await heading(page).evaluate((element, picture) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        const { left, right, top, bottom } = words.getBoundingClientRect();
        const isBeside = right <= picture.x || left >= picture.x + picture.width;
        return {
          lines: new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size,
          isOver: !isBeside && bottom > picture.y && top < picture.y + picture.height,
        };
      }, picture);
      if (isOver) faults.push('the title lies over the illustration');
      if (width === 1440 && lines > 2) faults.push(`the title has ${lines} lines`);
      const most = heights[width];
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      if (most && height > most) faults.push(`${height} px high`);
      const lastFact = main.getByRole('definition').nth(3);
      const { y, height: factHeight } = (await lastFact.boundingBox())!;
      if (width === 390 && y + factHeight > 844)
        faults.push('the facts end below the first screen');
      found.push(...faults.map((fault) => `${message}: ${fault}`));
    });
  expect(found).toEqual([]);
});
