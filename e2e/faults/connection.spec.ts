import { labels } from '../../content/site/shell';
import { expect, heading, openHash, test } from '../fixtures';
import { answerChunks, countDocuments } from '../helpers/chunks';

test.use({ allowedConsole: [/Failed to load resource/] });

test('without a connection a product did not load, but is not unknown, and loads when it is back', async ({
  page,
}) => {
  let isOnline = true;
  await answerChunks(page, (route) => (isOnline ? route.continue() : route.abort()));
  // Loads the code of product pages, but not the words of a product that no link leads to.
  await openHash(page, '/products/no-such-product');
  await expect(heading(page)).toHaveText('Product Not Found');
  const documents = countDocuments(page);
  isOnline = false;
  await page.context().setOffline(true);
  await page.evaluate(() => (location.hash = '#/products/floor-plan'));
  await expect(heading(page)).toHaveText(labels.failed.title);
  expect(documents(), 'a reload would have lost the site').toBe(0);
  const directly = page.getByRole('link', { name: labels.failed.link });
  await expect(directly).toHaveAttribute('href', /\/products\/floor-plan\/$/);

  isOnline = true;
  await page.context().setOffline(false);
  await expect(heading(page)).toHaveText('Floor Plan View');
});
