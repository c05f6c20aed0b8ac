import type { Page } from './fixtures';

/**
 * Watches, frame by frame, which page titles a visitor gets to see, in every document opened from
 * now on.
 *
 * @returns gives the titles that the current document has shown so far
 */
export async function watchHeadings(page: Page) {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        seen.add(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
