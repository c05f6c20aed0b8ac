import { expect, openHash, type Page } from '../fixtures';

export const dialog = (page: Page) => page.getByRole('dialog');
export const stage = (page: Page) => page.getByRole('img', { name: /^Larkfield High/ });
export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const step = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });

/** Opens the walkthrough from a solution page and stops the clock so that the test can advance it. */
export async function open(page: Page, route = '/solutions/k12') {
  await page.clock.install();
  await openHash(page, route);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(stage(page)).toBeVisible();
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
}
