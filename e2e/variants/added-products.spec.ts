import { expect, heading, openHash } from '../fixtures';
import { test } from '../helpers/variants/variants';

test('a product added by one file is in the menu, on home and in the sitemap', async ({
  page,
  request,
}) => {
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Products' }).hover();
  const rows = page.getByRole('banner').getByRole('listitem');
  await expect(rows.getByRole('link', { name: 'Hall Pass' })).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'View More about Hall Pass' }).click();
  await expect(page).toHaveURL(/#\/products\/hall-pass$/);
  await expect(heading(page)).toHaveText('Hall Pass');
  await openHash(page, '/products');
  await expect(main.getByRole('heading', { name: 'Hall Pass' })).toBeVisible();
  await openHash(page, '/it-privacy');
  await expect(main.getByRole('rowheader', { name: 'Hall Pass' })).toBeVisible();

  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('./sitemap.xml')).toContain('/products/hall-pass/');
  expect(await text('./products/hall-pass/')).toContain('"@type":"Product","name":"Hall Pass"');
});

test('a product in beta shows Coming Soon and is hidden from search engines', async ({
  page,
  request,
}) => {
  await openHash(page, '/products/late-bus');
  await expect(heading(page)).toHaveText('Coming Soon');
  await expect(page).toHaveTitle(/^Late Bus: Coming Soon/);
  await openHash(page, '/products');
  await expect(page.getByRole('main')).toContainText('Manual Lock');
  await expect(page.getByRole('main')).not.toContainText('Late Bus');

  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('./sitemap.xml')).not.toContain('late-bus');
  const html = await text('./products/late-bus/');
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  expect(html).not.toContain('application/ld+json');
});
