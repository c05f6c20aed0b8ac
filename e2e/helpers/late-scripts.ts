import type { Page, Route } from '@playwright/test';

/** Holds every script that the page requests, as a bad connection does, until `start` is called. */
export async function holdScripts(page: Page) {
  const scripts = '**/*.js';
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const hold = async (route: Route) => {
    await released;
    await route.continue();
  };
  await page.route(scripts, hold);
  return {
    start: async () => {
      release();
      await page.unroute(scripts, hold);
    },
  };
}

/** Opens the prerendered page of a path as far as it goes without its scripts. */
export const openUnstarted = (page: Page, path: string) =>
  page.goto(`.${path === '/' ? '' : path}/`, { waitUntil: 'domcontentloaded' });
