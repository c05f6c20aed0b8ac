import type { Page } from '@playwright/test';

/**
 * The tab that `act` opens. Its document waits until Playwright knows the tab: of one that loads sooner,
 * Playwright may miss the load and then wait for it in vain.
 */
export async function newTab(page: Page, act: () => Promise<unknown>): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.context().route('**/*', async (route) => {
    if (route.request().isNavigationRequest()) await opened;
    await route.fallback();
  });
  await act();
  return opened;
}
