import type { Page } from '@playwright/test';

/** Waits until the page has loaded what it loads when the browser is idle: animations and its links' pages. */
export const untilIdle = (page: Page) =>
  // What is loaded then shows nowhere, so there is nothing to wait for but the network.
  // eslint-disable-next-line playwright/no-networkidle
  page.waitForLoadState('networkidle');
