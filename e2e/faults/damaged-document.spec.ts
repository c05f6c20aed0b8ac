import type { Page } from '@playwright/test';
import { expect, openHash, test } from '../fixtures';
import { answerDocumentScripts, countDocuments } from '../helpers/chunks';

const aboutTitle = 'Redefining School Safety Operations';

test.describe('when the styles are missing', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('every page can be read and opened', async ({ page }) => {
    await page.route('**/*.css', (route) => route.abort());
    await openHash(page, '/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Policy');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  });
});

test.describe('when scripts are damaged in transit', () => {
  test.use({ allowedConsole: [/integrity|Failed to load resource/] });

  const damage = (page: Page) =>
    answerDocumentScripts(page, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        body: `${await response.text()};window.altered = true`,
      });
    });

  test('none of them runs, and a deep link shows its prerendered page', async ({ page }) => {
    const documents = countDocuments(page);
    await damage(page);
    await openHash(page, '/terms');
    await expect(page).toHaveURL(/\/terms\/#\/terms$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
    expect(documents()).toBe(2);
    expect(await page.evaluate(() => 'altered' in window)).toBe(false);
  });

  test('a link to an unknown page still shows header and footer', async ({ page }) => {
    await damage(page);
    await openHash(page, '//evil.example/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test.describe('when scripts are missing', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('a prerendered page can be read and its links work', async ({ page }) => {
    await answerDocumentScripts(page, (route) => route.abort());
    await page.goto('./terms/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  });
});

test('while scripts load, a deep link can be read and its links work', async ({ page }) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await answerDocumentScripts(page, async (route) => {
    await released;
    await route.abort();
  });
  await page.goto('about:blank');
  await page.goto('./#/terms', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(aboutTitle);
  release();
});
