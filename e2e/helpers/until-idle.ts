import type { Page } from '@playwright/test';

/** Waits until the page has loaded what it loads when the browser is idle: animations and its links' pages. */
export const untilIdle = (page: Page) =>
  // Those files change nothing that a test could see, so it waits for the network.
  // eslint-disable-next-line playwright/no-networkidle
  page.waitForLoadState('networkidle');
