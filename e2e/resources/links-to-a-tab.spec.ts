import { test, expect, openHash, type Page } from '../fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test.describe('Grants and FAQ', () => {
  /** The distance of a tab's anchor from the window's top, in pixels. */
  const anchorTop = (page: Page, id: string) =>
    page.locator(`#${id}`).evaluate((anchor) => Math.round(anchor.getBoundingClientRect().top));

  const expectTab = async (page: Page, name: 'Grants' | 'FAQ') => {
    await expect(page.getByRole('tab', { name, selected: true })).toBeVisible();
    await expect.poll(() => anchorTop(page, `Resources_${name}`)).toBe(64);
  };

  test('open from the header and the footer of any page', async ({ page }) => {
    for (const [path, name] of [
      ['/', 'Grants'],
      ['/contact', 'FAQ'],
      ['/resources', 'FAQ'],
    ] as const) {
      await openHash(page, path);
      await resources(page).click();
      await row(page, name).click();
      await expectTab(page, name);
      await expect(page).toHaveURL(name === 'FAQ' ? /#\/resources\/faq$/ : /#\/resources$/);
    }
    await openHash(page, '/privacy');
    const footer = page.getByRole('navigation', { name: 'Footer' });
    await footer.getByRole('link', { name: 'FAQ' }).click();
    await expectTab(page, 'FAQ');
    await footer.getByRole('link', { name: 'Grants' }).click();
    await expectTab(page, 'Grants');
    // A prerendered page, before the resources page has been loaded.
    await page.goto('./resources/faq/');
    await resources(page).click();
    await row(page, 'Grants').click();
    await expectTab(page, 'Grants');
  });

  test('open in a new tab', async ({ page, context }) => {
    await openHash(page, '/about');
    await resources(page).click();
    const opened = context.waitForEvent('page');
    await row(page, 'FAQ').click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    await expect(tab.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
  });
});
