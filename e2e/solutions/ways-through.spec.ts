import { expect, openHash, test } from '../fixtures';
import { pages } from '../helpers/solution-pages';

for (const { name, path, link } of pages)
  test(`a visitor goes from the overview to ${name} and back, and to a demo`, async ({ page }) => {
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    await openHash(page, '/solutions');
    await expect(heading).toHaveText('Everything Works Together');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(heading).toHaveText(name);
    // Not the illustration of a product.
    await expect(main.getByRole('img').first()).toHaveAccessibleName(/school/i);
    await page.getByRole('link', { name: 'All solutions' }).click();
    await expect(heading).toHaveText('Everything Works Together');

    for (const place of [0, 1]) {
      await page.goBack();
      await expect(heading).toHaveText(name);
      await main.getByRole('link', { name: 'Schedule a Demo' }).nth(place).click();
      await expect(page).toHaveURL(/#\/contact$/);
      await expect(heading).toHaveText('Get in Touch');
    }
  });
