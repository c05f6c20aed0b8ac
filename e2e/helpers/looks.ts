import { existsSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { heading, openHash } from '../fixtures';

/** Opens a page at a fixed time and without motion, with its fonts and all images. */
export async function openForScreenshot(page: Page, path: string) {
  await page.clock.setFixedTime('2026-03-03T10:44:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHash(page, path);
  await expect(heading(page)).toBeVisible();
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})));
  });
}

/** Compares the page with its baseline, or skips the test if this platform has none. */
export async function expectSameLook(page: Page, file: string, { fullPage = false } = {}) {
  const info = test.info();
  const renews = ['all', 'changed'].includes(info.config.updateSnapshots);
  test.skip(!renews && !existsSync(info.snapshotPath(file)), 'no baseline for this platform');
  // A slow machine takes two seconds for each picture of a whole page, and two have to be the same.
  const timeout = 30_000;
  await expect(page).toHaveScreenshot(file, { fullPage, maxDiffPixelRatio: 0.01, timeout });
}
