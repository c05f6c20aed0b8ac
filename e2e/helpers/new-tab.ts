import type { Page } from '@playwright/test';

/** The tab that `act` opens. */
export async function newTab(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await act();
  return opened;
}
