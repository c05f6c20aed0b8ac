import type { Page } from '../fixtures';

/** Makes the window 900 px high and this wide, and waits until fonts are loaded and scripts are done. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
