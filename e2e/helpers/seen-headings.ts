import type { Page } from '../fixtures';

/**
 * Records, frame by frame, the page headings that are visible in every document opened after this
 * call.
 *
 * @returns a function that returns the headings that the current document has shown so far
 */
export async function watchHeadings(page: Page) {
  const seen = new Set<string>();
  await page.exposeFunction('sawHeading', (title: string) => seen.add(title));
  await page.addInitScript(() => {
    const { sawHeading } = window as unknown as { sawHeading: (title: string) => void };
    const look = () => {
      const heading = document.querySelector('main h1');
      if (heading && getComputedStyle(heading).visibility === 'visible')
        sawHeading(heading.textContent ?? '');
      requestAnimationFrame(look);
    };
    look();
  });
  return () => [...seen];
}
