import { faq } from '../../content/pages/faq';
import { grantCards } from '../../content/pages/grant-cards';
import { grantGuides } from '../../content/pages/grant-guides';
import { resources } from '../../content/pages/resources';
import { programs } from '../../content/grant-check/programs';
import { expect, test } from '../fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide and program is readable', async ({ page }) => {
    await page.goto('./resources/');
    for (const { slug, title } of grantCards) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toHaveCount(2);
      for (const { items = [] } of grantGuides[slug]?.sections ?? [])
        for (const item of items) await expect(page.getByText(item).first()).toBeVisible();
    }
    for (const { name, paysFor, whoMayApply } of programs) {
      const program = page.getByRole('heading', { name, exact: true }).locator('..');
      await expect(program).toBeVisible();
      await expect(program).toContainText(paysFor);
      await expect(program).toContainText(whoMayApply);
    }
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);
  });

  test('every answer is readable on the prerendered FAQ page', async ({ page }) => {
    await page.goto('./resources/');
    await page.getByRole('main').getByRole('link', { name: resources.faq.title }).click();
    await expect(page).toHaveURL(/\/resources\/faq\/$/);
    for (const { question, answer } of faq) {
      await expect(page.getByRole('heading', { name: question })).toBeVisible();
      await expect(page.getByText(answer)).toBeVisible();
    }
  });

  test('the footer links to the answers', async ({ page }) => {
    await page.goto('./about/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL(/\/resources\/faq\/$/);
  });

  for (const path of ['resources/', 'resources/faq/'])
    test(`a card on /${path} links to its guide`, async ({ page }) => {
      await page.goto(`./${path}`);
      await page.getByRole('link', { name: 'Open the guide: Equipment Grants' }).click();
      await expect(
        page.getByRole('heading', { name: 'Equipment Grants', exact: true }).last(),
      ).toBeInViewport();
    });
});
