import { expect, openStarted, test } from './fixtures';

test('a parent follows one tip from the phone to its deletion', async ({ page }) => {
  await openStarted(page, '/products/tip-line');
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { name, exact: true });
  await expect(title('Deleted')).toBeHidden();
  await main.getByText('From a student’s phone to its deletion').click();
  await expect(title('Deleted')).toBeVisible();
  await expect(title('A malicious tip about an innocent student')).toBeVisible();
  await expect(main.getByText('clears the name: it is removed from the record')).toBeVisible();

  await main.getByRole('button', { name: 'Step by step' }).click();
  const current = main.getByRole('listitem').and(main.locator('[aria-current=step]'));
  await expect(current).toContainText('On the phone');
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(current).toContainText('Sorted by a program');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title('On the phone')).toBeHidden();
  await main.getByRole('button', { name: 'Show all' }).click();
  await expect(title('On the phone')).toBeVisible();
});
