import { labels } from '../../content/site/shell';
import { expect, footerLink, heading, openHash, openStarted, test } from '../fixtures';
import { answerChunks, countDocuments } from '../helpers/chunks';

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('a page shows that it did not load, and loads when the connection is back', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    let isOnline = false;
    await answerChunks(page, (route) => (isOnline ? route.continue() : route.abort()));
    await openStarted(page, '/');
    await page.context().setOffline(true);
    await footerLink(page, 'Drill Management').click();
    await expect(heading(page)).toHaveText(labels.failed.title);
    expect(documents(), 'a reload would have lost the site').toBe(1);
    const directly = page.getByRole('link', { name: labels.failed.link });
    await expect(directly).toHaveAttribute('href', /\/products\/drill-management\/$/);

    isOnline = true;
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Drill Management');
  });

  test('a product whose content did not load is not shown as an unknown product', async ({
    page,
  }) => {
    let isOnline = true;
    await answerChunks(page, (route) => (isOnline ? route.continue() : route.abort()));
    // Loads the code of product pages, but not the words of a product that no link leads to.
    await openHash(page, '/products/no-such-product');
    await expect(heading(page)).toHaveText('Product Not Found');
    isOnline = false;
    await page.context().setOffline(true);
    await page.evaluate(() => (location.hash = '#/products/floor-plan'));
    await expect(heading(page)).toHaveText(labels.failed.title);
    isOnline = true;
    await page.context().setOffline(false);
    await expect(heading(page)).toHaveText('Floor Plan View');
  });
});
