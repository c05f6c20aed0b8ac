import { resources } from '../content/pages/resources';
import { brand } from '../content/site/brand';
import { startTranslator } from './helpers/translator';
import { expect, openHash, test, type Page } from './fixtures';

/** What a visitor sees and hears when the page changes. */

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const announced = (page: Page) => page.locator('[aria-live=polite]').last();

/** Opens a page in the shell and waits until the shell has started. */
async function start(page: Page, path: string) {
  await openHash(page, path);
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute(
    'href',
    /^#/,
  );
}

test.describe('a screen reader', () => {
  test('says the heading of a new page, and nothing beside it', async ({ page }) => {
    await start(page, '/');
    const said = await watchText(page);
    await bar(page).getByRole('link', { name: 'About' }).click();
    await expect(heading(page)).toBeFocused();
    await page.goBack();
    await expect(heading(page)).not.toHaveText('Redefining School Safety Operations');
    await expect(heading(page)).toBeFocused();
    expect(await said()).toEqual([]);
  });

  test('says the title of a page without a heading, which is gone after a second', async ({
    page,
  }) => {
    await start(page, '/');
    await page.evaluate(() => (location.hash = '#/no-such-page'));
    await expect(announced(page)).toHaveText(`Page not found | ${brand.name}`);
    await expect(announced(page)).toHaveText('', { timeout: 2000 });
  });

  test('says the title if the heading already has focus', async ({ page }) => {
    await start(page, '/resources');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Grants' }).focus();
    await page.keyboard.press('Enter');
    await expect(heading(page)).toBeFocused();
    await page.evaluate(() => (location.hash = '#/resources/faq'));
    await expect(announced(page)).toHaveText(`${resources.faqMeta.title} | ${brand.name}`);
  });
});

/** Records what the live regions say from now on. */
async function watchText(page: Page) {
  await page.evaluate(() => {
    const texts: string[] = [];
    Object.assign(window, { texts });
    for (const region of document.querySelectorAll('body > [aria-live], body > * > [aria-live]'))
      new MutationObserver(() => texts.push(region.textContent)).observe(region, {
        childList: true,
        characterData: true,
        subtree: true,
      });
  });
  return () => page.evaluate(() => (window as unknown as { texts: string[] }).texts);
}

test('the menus and the pages work while the page is translated', async ({ page }) => {
  await start(page, '/');
  await startTranslator(page);
  const products = bar(page).getByRole('button', { name: 'Products' });
  const row = (name: string) => bar(page).getByRole('link', { name, exact: true });
  for (const [name, words] of [
    ['Ticketing', /^Ticketing/],
    ['Visitor Management', /^Visitor Management/],
    ['Nexus', /^Nexus/],
  ] as const) {
    await products.click();
    await row(name).hover();
    const described = bar(page).getByRole('paragraph').filter({ hasText: words });
    await expect(described).toHaveText(name);
    await row(name).click();
    await expect(heading(page)).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(brand.name));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).last().click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await bar(page).getByRole('link', { name: 'Contact' }).click();
  await expect(heading(page)).toHaveText('Get in Touch');
  await page.goBack();
  await page.goBack();
  await expect(heading(page)).toHaveText('Nexus');

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Main menu' });
  await menu.getByRole('button', { name: 'Resources' }).click();
  await menu.getByRole('link', { name: 'FAQ' }).click();
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
  await page.goBack();
  await expect(heading(page)).toHaveText('Resources');
});
