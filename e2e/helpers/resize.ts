import type { Page } from '../fixtures';

/** The height of a common screen of this width: a phone, a small laptop, a desktop. */
const heightOf = (width: number) => (width < 768 ? 844 : width < 1440 ? 768 : 900);

/** Gives the window this width and the height of such a screen, and waits until the layout is final. */
export async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: heightOf(width) });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}
