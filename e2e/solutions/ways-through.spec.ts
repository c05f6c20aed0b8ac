import { expect, openHash, test } from '../fixtures';
import { pages } from '../helpers/solution-pages';

for (const { name, path, link } of pages)
  test(`a visitor goes from the overview to ${name} and back`, async ({ page }) => {
    await openHash(page, '/solutions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything Works Together');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('link', { name: 'All solutions' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything Works Together');
  });

test('Schedule a Demo opens the contact page from the top and the bottom of the page', async ({
  page,
}) => {
  for (const place of [0, 1]) {
    await openHash(page, '/solutions/k12');
    await page.getByRole('main').getByRole('link', { name: 'Schedule a Demo' }).nth(place).click();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
  }
});
