import type { Page } from '@playwright/test';

/** Holds the files that match a pattern, as a bad connection does, until `release` is called. */
export async function holdFiles(page: Page, pattern: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}

/** Holds every script that the page requests. */
export const holdScripts = (page: Page) => holdFiles(page, '**/*.js');

/** Opens the prerendered page of a path as far as it goes without its scripts. */
export const openUnstarted = (page: Page, path: string) =>
  page.goto(`.${path === '/' ? '' : path}/`, { waitUntil: 'domcontentloaded' });

/** The button or tab that waits until its press is carried out. */
export const busy = (page: Page) => page.locator('button[aria-busy=true]');

/** Counts the clicks that scripts dispatched, such as replayed presses. */
export async function countReplays(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { replays: 0 });
    const count = ({ isTrusted }: Event) => {
      if (!isTrusted) (window as unknown as { replays: number }).replays++;
    };
    addEventListener('click', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { replays: number }).replays);
}
