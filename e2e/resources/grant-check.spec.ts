import { expect, openHash, openStarted, test, type Page } from '../fixtures';
import { desktop, phone, resize } from '../helpers/resize';

const title = (page: Page) => page.getByRole('heading', { name: 'Which grants could pay for it?' });
const school = (page: Page, name: string) => page.getByRole('radio', { name });
const need = (page: Page) => page.getByRole('combobox', { name: 'What you want to fund' });
const answer = (page: Page, name: string) =>
  page.getByRole('heading', { name: `${name}, nationwide`, exact: true });

test('the six cards begin in the first window, and the grant check is closed below them', async ({
  page,
}) => {
  const cards = page.getByRole('button', { name: /^Open the guide/ });
  await openStarted(page, '/resources');
  await expect(cards).toHaveCount(6);
  for (const [size, columns] of [
    [desktop, 2],
    [[1024, 768], 2],
    [[767, 900], 1],
    [phone, 1],
  ] as const) {
    await resize(page, size);
    const boxes = (await Promise.all((await cards.all()).map((card) => card.boundingBox()))).map(
      (box) => box!,
    );
    const message = `at ${size[0]} px`;
    expect(new Set(boxes.map(({ x }) => Math.round(x))).size, message).toBe(columns);
    expect(boxes[0]!.y + boxes[0]!.height, message).toBeLessThan(size[1]);
    expect((await title(page).boundingBox())!.y, message).toBeGreaterThan(boxes[5]!.y);
    await expect(need(page), message).toBeHidden();
  }
});

test('Check the grants on a solution opens it for the kind of school', async ({ page }) => {
  for (const [path, kind] of [
    ['/solutions/private-charter', 'Private or religious'],
    ['/solutions/k12', 'Public school or district'],
  ] as const) {
    await openStarted(page, path);
    await page.getByRole('link', { name: 'Check the grants' }).click();
    await expect(title(page)).toBeInViewport();
    await expect(school(page, kind)).toBeChecked();
    await expect(need(page)).toBeVisible();
  }
});

test('the answer changes in place while the focus stays on the choice', async ({ page }) => {
  await openHash(page, '/resources');
  await title(page).click();
  await expect(answer(page, 'Door locks, public school or district')).toBeVisible();
  const stop = page.getByRole('heading', { name: 'STOP School Violence', exact: true }).last();
  await expect(stop).toBeHidden();
  await page.getByText(/^The others: 5 programs to ask about\. 3 ruled out\./).click();
  await expect(stop).toBeVisible();

  await need(page).focus();
  await need(page).selectOption('Tip line');
  await expect(answer(page, 'Tip line, public school or district')).toBeVisible();
  await expect(need(page)).toBeFocused();
  await school(page, 'Public school or district').focus();
  await page.keyboard.press('ArrowUp');
  await expect(school(page, 'Private or religious')).toBeChecked();
  await expect(answer(page, 'Tip line, private or religious school')).toBeVisible();

  await page.getByRole('tab', { name: 'FAQ' }).click();
  await page.getByRole('tab', { name: 'Grants' }).click();
  await expect(school(page, 'Private or religious'), 'after the other tab').toBeChecked();
});
