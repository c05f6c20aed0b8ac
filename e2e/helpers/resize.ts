import { blank, openStarted, visit, type Page } from '../fixtures';

/** The height of a common screen of this width: a phone, a small laptop, a desktop. */
const heightOf = (width: number) => (width < 768 ? 844 : width < 1440 ? 768 : 900);

/** Resizes the window, by default to a common height for its width, and waits for the final layout. */
export async function resize(page: Page, width: number, height = heightOf(width)) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * Opens a page, in the document that is open if there is one, and looks at it in windows of several
 * widths, without motion; `message` names page and width.
 */
export async function inWindows(
  page: Page,
  path: string,
  widths: readonly number[],
  look: (message: string, width: number) => Promise<unknown>,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (page.url() === blank) await openStarted(page, path);
  else await visit(page, path);
  for (const width of widths) {
    await resize(page, width);
    await look(`${path} at ${width} px`, width);
  }
}
