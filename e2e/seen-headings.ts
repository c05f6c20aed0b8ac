import type { Page } from './fixtures';

/**
 * Records, frame by frame, the page headings that are visible in every document opened after this
 * call.
 *
 * @returns a function that returns the headings that the current document has shown so far
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
