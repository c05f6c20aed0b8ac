import { labels } from '../../content/shell';
import { expect, openHash, test } from '../fixtures';
import { watchHeadings } from '../seen-headings';
import { countDocuments } from './chunks';

test.describe('without a connection', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('a page shows that it did not load, and loads when the connection is back', async ({
    page,
    context,
  }) => {
    const documents = countDocuments(page);
    const heading = page.getByRole('heading', { level: 1 });
    await openHash(page, '/');
    await context.setOffline(true);
    // Pages that are not prefetched.
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Drill Management' }).click();
    await expect(heading).toHaveText(labels.failed.title);
    expect(documents(), 'a reload would have lost the site').toBe(1);

    await context.setOffline(false);
    await page.getByRole('button', { name: labels.failed.retry }).click();
    await expect(heading).toHaveText('Drill Management');

    await context.setOffline(true);
    await footer.getByRole('link', { name: 'Panic Button' }).click();
    await expect(heading).toHaveText(labels.failed.title);
    await context.setOffline(false);
    await page.getByRole('link', { name: labels.failed.openDirectly }).click();
    await expect(heading).toHaveText('Panic Button App');
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
