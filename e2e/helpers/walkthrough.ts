import { expect, openHash, type Page } from '../fixtures';

export const dialog = (page: Page) => page.getByRole('dialog');
export const stage = (page: Page) => page.getByRole('img', { name: /^(Larkfield|Lincoln) High/ });
export const key = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const step = (page: Page, name: RegExp) =>
  page.getByRole('list', { name: 'Steps' }).getByRole('button', { name });
export const expectStep = (page: Page, name: RegExp) =>
  expect(step(page, name)).toHaveAttribute('aria-current', 'step');

/** Stops the clock of a page that installed one, so that the test can advance it. */
export const stopClock = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 3_600_000));

/** Opens the walkthrough from a solution page, where it plays at once, and stops the clock. */
export async function openPlaying(page: Page, route = '/solutions/k12') {
  await page.clock.install();
  await openHash(page, route);
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(dialog(page)).toBeVisible();
  await expect(stage(page)).toBeVisible();
  await stopClock(page);
}

/** Opens the walkthrough and pauses it at its first step. */
export async function open(page: Page) {
  await openPlaying(page);
  await key(page, 'Restart').click();
  await key(page, 'Pause').click();
}

/**
 * Lets a story play for some milliseconds. A player counts at most 250 ms for a frame, so these are
 * the longest frames that leave nothing out; a frame each 16 ms takes ten times as long.
 */
export async function play(page: Page, ms: number) {
  for (let left = ms; left > 0; left -= 240) await page.clock.fastForward(Math.min(left, 240));
}
