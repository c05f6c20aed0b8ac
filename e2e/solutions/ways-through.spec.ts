import { expect, heading, openHash, test } from '../fixtures';
import { pages } from '../helpers/solution-pages';

test('the results come after the weeks, in small type, below a note that they are our own figures', async ({
  page,
}) => {
  await openHash(page, '/solutions/k12');
  const main = page.getByRole('main');
  const top = async (text: string) =>
    (await main.getByText(text, { exact: true }).first().boundingBox())!.y;
  const [weeks, note, figure] = await Promise.all([
    top('Week by week'),
    top('Our own figures. Ask us what each one counts, where, when and how.'),
    top('average setup'),
  ]);
  expect([weeks, note, figure]).toEqual([weeks, note, figure].toSorted((a, b) => a - b));
  const sizeOf = (name: string, role: 'heading' | 'definition') =>
    main
      .getByRole(role)
      .filter({ hasText: name })
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  expect(await sizeOf('85', 'definition')).toBeLessThan(await sizeOf('Results', 'heading'));
  expect(await sizeOf('85', 'definition')).toBeLessThanOrEqual(30);
});

test('a visitor goes from the overview to each solution and back, and to a demo', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await openHash(page, '/solutions');
  for (const { name, path, link } of pages) {
    await expect(heading(page)).toHaveText('Everything Works Together');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(heading(page)).toHaveText(name);
    // The first image shows a school, not a product.
    await expect(main.getByRole('img').first()).toHaveAccessibleName(/school/i);
    await page.getByRole('link', { name: 'All solutions' }).click();
  }
  await expect(heading(page)).toHaveText('Everything Works Together');

  for (const place of [0, 1]) {
    await page.goBack();
    await expect(heading(page)).toHaveText(pages.at(-1)!.name);
    await main.getByRole('link', { name: 'Schedule a Demo' }).nth(place).click();
    await expect(page).toHaveURL(/#\/contact$/);
    await expect(heading(page)).toHaveText('Get in Touch');
  }
});
