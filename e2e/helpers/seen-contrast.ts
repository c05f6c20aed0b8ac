import { wcagContrast } from 'culori';
import { PNG } from 'pngjs';
import type { Page } from '@playwright/test';

/**
 * Returns the lowest WCAG 1.4.3 contrast ratio between each of these texts and the pixels behind it,
 * in screenshots of the page without its texts. For text on an illustration, where CSS does not define
 * the background color.
 *
 * @param selectors find one element with text each
 */
export async function seenContrasts(page: Page, selectors: string[]) {
  const texts = [];
  for (const selector of selectors)
    texts.push(
      await page.locator(selector).evaluate((element, text) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        // The element's box may be wider than its text and cover more of the illustration.
        const words = document.createRange();
        words.selectNodeContents(element);
        const { x, y, width, height } = words.getBoundingClientRect();
        const [size, bold] = [parseFloat(fontSize), Number(fontWeight) >= 700];
        const needed = size >= 24 || (size >= 18.66 && bold) ? 3 : 4.5;
        return { text, color, needed, clip: { x, y: y + scrollY, width, height } };
      }, selector),
    );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const seen = [];
  for (const { text, color, needed, clip } of texts) {
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled', clip });
    const { data } = PNG.sync.read(picture);
    // An illustration has few colors and many pixels.
    const behind = new Set<string>();
    for (let at = 0; at < data.length; at += 4)
      behind.add(`#${data.subarray(at, at + 3).toString('hex')}`);
    const contrast = Math.min(...[...behind].map((pixel) => wcagContrast(color, pixel)));
    seen.push({ text, needed, contrast });
  }
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return seen;
}
