import { resources } from '../content/pages/resources';
import { brand } from '../content/site/brand';
import { bar, expect, footerLink, heading, openStarted, test, type Page } from './fixtures';
import { recordAnnouncements } from './helpers/announcements';

/** What a screen reader says when the page changes. */

const announced = (page: Page) => page.locator('[aria-live=polite]').last();

test.describe('a screen reader', () => {
  test('says the heading of a new page, and nothing beside it', async ({ page }) => {
    await openStarted(page, '/');
    const said = await recordAnnouncements(page);
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(heading(page)).toBeFocused();
    expect(await said()).toEqual([]);
  });

  test('says the title after Back, Forward and a typed address', async ({ page }) => {
    await openStarted(page, '/terms');
    await bar(page).getByRole('link', { name: 'Privacy Policy' }).click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await page.goBack();
    await expect(announced(page)).toHaveText(/^Terms of Service/);
    // From the caret, reading continues.
    const caret = () => page.evaluate(() => getSelection()?.anchorNode?.textContent);
    expect(await caret()).toBe('Terms of Service');
    await page.goForward();
    await expect(announced(page)).toHaveText(/^Privacy Policy/);
    await page.evaluate(() => (location.hash = '#/terms'));
    await expect(announced(page)).toHaveText(/^Terms of Service/);
    await expect(heading(page)).toBeFocused();
  });

  test('says the title for a second if the page has no heading or its heading already has the focus', async ({
    page,
  }) => {
    await openStarted(page, '/resources');
    await page.evaluate(() => (location.hash = '#/no-such-page'));
    await expect(announced(page)).toHaveText(`Page not found | ${brand.name}`);
    await expect(announced(page)).toHaveText('', { timeout: 2000 });

    await footerLink(page, 'Grants').press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => (location.hash = '#/resources/faq'));
    await expect(announced(page)).toHaveText(`${resources.faqMeta.title} | ${brand.name}`);
  });
});
