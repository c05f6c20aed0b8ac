import { faq } from '../../content/pages/faq';
import { expect, openHash, openStarted, test, type Page } from '../fixtures';
import { inWindows } from '../helpers/resize';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });

test.describe('tabs', () => {
  test('a visitor moves between grants and questions with the keyboard', async ({ page }) => {
    await openStarted(page, '/resources');
    await tab(page, 'Grants').focus();
    for (const [key, name] of [
      ['ArrowRight', 'FAQ'],
      ['ArrowRight', 'Grants'],
      ['ArrowLeft', 'FAQ'],
      ['Home', 'Grants'],
      ['Control+ArrowRight', 'Grants'],
      ['End', 'FAQ'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(tab(page, name), key).toBeFocused();
      await expect(page.getByRole('tab', { selected: true })).toHaveText(name);
      await expect(page.getByRole('tabpanel', { name })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toHaveCount(1);
    }
    await page.keyboard.press('Shift+Tab');
    await expect(tab(page, 'Grants'), 'the tabs are one stop').not.toBeFocused();
  });

  test('switchResourceTab switches the tab and ignores an unknown detail', async ({ page }) => {
    await openHash(page, '/resources');
    const ask = (detail: unknown) =>
      page.evaluate(
        (value) => dispatchEvent(new CustomEvent('switchResourceTab', { detail: value })),
        detail,
      );
    const selected = page.getByRole('tab', { name: 'FAQ', selected: true });
    // Nothing listens until the page is interactive.
    await expect(async () => {
      await ask({ tab: 'faq' });
      await expect(selected).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('tabpanel', { name: 'FAQ' })).toBeVisible();
    await expect(page).toHaveURL(/\/#\/resources\/faq$/);
    const unknown = [undefined, null, 'grants', 7, [], {}, { tab: 'blog' }, { tab: 'Grants' }];
    for (const detail of [...unknown, { tab: ['grants'] }, { tab: '__proto__' }]) await ask(detail);
    await expect(selected).toBeVisible();
    // An unknown tab in the address.
    await page.evaluate(() => (location.hash = '#/resources/blog'));
    await expect(page.getByRole('tabpanel', { name: 'Grants' })).toBeVisible();
  });

  test('the page of each tab is at most 4,500 px high on a phone', async ({ page }) => {
    for (const path of ['/resources', '/resources/faq'])
      await inWindows(page, path, [390], async (message) => {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height, message).toBeLessThanOrEqual(4500);
      });
  });
});

test.describe('questions', () => {
  const question = (page: Page, index: number) =>
    page.getByRole('heading', { name: faq[index]?.question });
  const answer = (page: Page, index: number) => page.getByText(faq[index]?.answer ?? '');

  test('a visitor opens one answer at a time and can close it', async ({ page }) => {
    await openHash(page, '/resources/faq');
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await question(page, 4).click();
    await expect(answer(page, 4)).toBeVisible();
    await expect(answer(page, 0)).toBeHidden();
    await page.keyboard.press('Enter');
    for (const index of faq.keys()) await expect(answer(page, index)).toBeHidden();

    // Older browsers do not group <details> by name.
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.removeAttribute('name');
    });
    await question(page, 4).click();
    await question(page, 0).click();
    await expect(answer(page, 0)).toBeVisible();
    await expect(answer(page, 4)).toBeHidden();
  });

  test('find in page selects the hidden tab', async ({ page }) => {
    await openHash(page, '/resources');
    await expect(tab(page, 'Grants')).toHaveAttribute('aria-selected', 'true');
    // A test cannot use find in page. A text fragment opens the match in the same way.
    await expect(page.locator('[hidden="until-found"]')).toContainText('SOC 2 Type II');
    await page.evaluate(() => {
      for (const block of document.querySelectorAll('[hidden="until-found"]'))
        if (block.textContent?.includes('SOC\u00a02 Type II'))
          block.dispatchEvent(new Event('beforematch'));
    });
    await expect(page.getByRole('tabpanel', { name: 'FAQ' })).toBeVisible();
  });
});
