import { programs } from '../../content/grant-check/programs';
import { grantCards } from '../../content/pages/grant-cards';
import { grantGuides } from '../../content/pages/grant-guides';
import { expect, test } from '../fixtures';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every guide and program is readable, and a card links to its guide', async ({ page }) => {
    await page.goto('./resources/');
    await page.getByText('Which grants could pay for it?').click();
    const words = await page.getByRole('main').innerText();
    for (const { slug } of grantCards)
      for (const { items = [] } of grantGuides[slug]!.sections)
        for (const item of items) expect(words).toContain(item);
    for (const { name, paysFor, whoMayApply } of programs)
      for (const text of [name, paysFor, whoMayApply]) expect(words).toContain(text);
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(0);

    await page.getByRole('link', { name: 'Open the guide: Equipment Grants' }).click();
    const guide = page.getByRole('heading', { name: 'Equipment Grants', exact: true }).last();
    await expect(guide).toBeInViewport();
  });
});
