import { labels } from '../../content/site/shell';
import { expect, openHash, test, type Page } from '../fixtures';
import { watchHeadings } from '../helpers/seen-headings';
import { answerChunks, countDocuments } from '../helpers/chunks';
import { untilIdle } from '../helpers/until-idle';

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  /** Opens home, then a product that has not loaded before the connection fails. */
  async function openProductOffline(page: Page) {
    let isOnline = false;
    await answerChunks(page, (route) => (isOnline ? route.continue() : route.abort()));
    await openHash(page, '/');
    const footer = page.getByRole('contentinfo');
    const link = footer.getByRole('link', { name: 'Drill Management' });
    // Before the shell has started, the link leads to the prerendered page.
    await expect(link).toHaveAttribute('href', /^#/);
    await page.context().setOffline(true);
    await link.click();
    await expect(heading(page)).toHaveText(labels.failed.title);
    return async function reconnect() {
      isOnline = true;
      await page.context().setOffline(false);
    };
  }

  test('a page shows that it did not load, and loads when the connection is back', async ({
    page,
  }) => {
    const documents = countDocuments(page);
    const reconnect = await openProductOffline(page);
    expect(documents(), 'a reload would have lost the site').toBe(1);
    await reconnect();
    await page.getByRole('button', { name: labels.failed.retry }).click();
    await expect(heading(page)).toHaveText('Drill Management');
  });

  test('the prerendered page opens when the connection is back', async ({ page }) => {
    const reconnect = await openProductOffline(page);
    await reconnect();
    await page.getByRole('link', { name: labels.failed.openDirectly }).click();
    await expect(heading(page)).toHaveText('Drill Management');
  });

  test('a product whose words did not load is not called unknown', async ({ page }) => {
    // Loads the code of product pages, but not the words of a product that no link leads to.
    await openHash(page, '/products/no-such-product');
    await expect(heading(page)).toHaveText('Product Not Found');
    await page.context().setOffline(true);
    await page.evaluate(() => (location.hash = '#/products/floor-plan'));
    await expect(heading(page)).toHaveText(labels.failed.title);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: labels.failed.retry }).click();
    await expect(heading(page)).toHaveText('Floor Plan View');
  });

  test('the pages that a page links to open, because they loaded while it was idle', async ({
    page,
  }) => {
    await openHash(page, '/');
    await untilIdle(page);
    await page.context().setOffline(true);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Panic Button' }).click();
    await expect(heading(page)).toHaveText('Panic Button App');
  });
});

test('at 50 kB/s a deep link never shows another page first', async ({ page }) => {
  test.slow();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 50 * 1024,
    uploadThroughput: 50 * 1024,
  });
  const seen = await watchHeadings(page);

  await openHash(page, '/privacy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Privacy Policy', { timeout: 60_000 });
  expect(seen()).toEqual(['Privacy Policy']);
});
