import type { Page } from '../fixtures';

/** The opacity below which a part of the page counts as hidden. */
const bound = 0.3;

type Hidden = { share: number; deepest: number; what: string };

/**
 * Finds the blocks that the page hides at the visitor's first scroll, and measures how much of the
 * window they leave blank. Call before that scroll.
 *
 * @returns a function that measures, once a few frames have been painted: `share` of the window's
 *   area that is hidden, and how far above its bottom edge the `deepest` hidden block reaches, in pixels
 */
export async function watchHiddenArea(page: Page): Promise<() => Promise<Hidden>> {
  await page.evaluate((bound) => {
    // A figure that counts up is hidden by the copy that counts over it; it is inline.
    const hidden = () =>
      [...document.querySelectorAll('main *, aside, aside *')].filter((element) => {
        const { opacity, display } = getComputedStyle(element);
        return Number(opacity) < bound && display !== 'inline';
      });
    const always = new Set(hidden());
    let blocks: Element[] = [];
    const find = () => (blocks = hidden().filter((element) => !always.has(element)));
    addEventListener('scroll', () => requestAnimationFrame(find), { once: true });

    const measure = () => {
      const found: Hidden = { share: 0, deepest: 0, what: '' };
      for (const block of blocks) {
        if (!block.isConnected || Number(getComputedStyle(block).opacity) >= bound) continue;
        const { left, right, top, bottom } = block.getBoundingClientRect();
        const width = Math.min(right, innerWidth) - Math.max(left, 0);
        const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
        if (width <= 0 || height <= 0) continue;
        found.share += (width * height) / (innerWidth * innerHeight);
        found.deepest = Math.max(found.deepest, innerHeight - top);
        found.what += `${block.tagName} ${block.textContent.slice(0, 40)}; `;
      }
      return found;
    };
    Object.assign(window, { measure });
  }, bound);

  return () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 8; frame += 1)
        await new Promise((painted) => requestAnimationFrame(painted));
      return (window as unknown as { measure: () => Hidden }).measure();
    });
}
