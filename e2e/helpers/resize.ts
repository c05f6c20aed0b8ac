import { blank, openStarted, visit, type Page } from '../fixtures';

export type Size = readonly [width: number, height: number];

/** A phone and a desktop. */
export const phone = [390, 844] as const;
export const desktop = [1440, 900] as const;

/** Resizes the window and waits for the final layout. */
export async function resize(page: Page, [width, height]: Size) {
  await page.setViewportSize({ width, height });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/**
 * Opens a page, in the document that is open if there is one, and looks at it in several windows, without
 * motion; `message` names page and window.
 */
export async function inWindows(
  page: Page,
  path: string,
  sizes: readonly Size[],
  look: (message: string, size: Size) => Promise<unknown>,
) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  if (page.url() === blank) await openStarted(page, path);
  else await visit(page, path);
  for (const size of sizes) {
    await resize(page, size);
    await look(`${path} at ${size.join(' by ')} px`, size);
  }
}
