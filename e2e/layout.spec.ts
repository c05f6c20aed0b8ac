import { modules } from '../content/site/modules';
import { crowdedText } from './helpers/crowded-text';
import { cutChoices } from './helpers/cut-choices';
import { expect, openHash, test as normal } from './fixtures';
import { kinds } from './helpers/kinds';
import { resize } from './helpers/resize';
import { withText } from './helpers/text-size';

/** Phones, tablets and desktops, and both sides of each breakpoint. */
const widths = [
  ...[320, 360, 390, 430, 479, 480, 640, 767, 768],
  ...[899, 900, 1024, 1025, 1100, 1240, 1440, 1680, 1920],
];

for (const { size, test, at = widths } of [
  { size: 16, test: normal },
  { size: 24, test: withText(24) },
  // Text twice as large, in windows up to the one that it makes as narrow as 1280 px.
  { size: 32, test: withText(32), at: [640, 1024, 1440, 2560] },
])
  test(`no text is cut off, broken or crowded from ${at[0]} to ${at.at(-1)} px with ${size} px text`, async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium' && size !== 16, 'the setting is Chromium’s');
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of kinds) {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of at) {
        await resize(page, width);
        const crowded = await page.locator('body').evaluate(crowdedText);
        // A choice need not fit in less than the width of a small phone with 16 px text.
        const isRoomy = width >= 20 * size;
        const choices = isRoomy ? await page.locator('select').evaluateAll(cutChoices) : [];
        for (const text of [...(await page.evaluate(findCutOff, width)), ...choices, ...crowded])
          found.push(`${path} at ${width} px: ${text}`);
      }
    }
    expect(found).toEqual([]);
  });

normal(
  'on no product page is text crowded, or a title longer than two lines on a desktop',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const { id, name } of modules) {
      await openHash(page, `/products/${id}`);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText(name);
      for (const width of [390, 768, 900, 1025, 1440]) {
        await resize(page, width);
        for (const text of await page.locator('body').evaluate(crowdedText))
          found.push(`${name} at ${width} px: ${text}`);
      }
      const lines = await title.evaluate((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
      });
      if (lines > 2) found.push(`${name} in ${lines} lines`);
    }
    expect(found).toEqual([]);
  },
);

/**
 * Runs in the page. Returns the texts that extend past the window or past an ancestor that clips
 * them, and the width of a page that scrolls horizontally. Leaves out text for screen readers, the
 * content of illustrations, and the header (header.spec.ts).
 */
function findCutOff(width: number) {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);

  /** The elements that clip their content, and whether they hide it from everybody but screen readers. */
  const clips = new Map<Element, { x: boolean; y: boolean; all: boolean; edges: DOMRect }>();
  for (const element of document.querySelectorAll('body *')) {
    const { overflowX, overflowY, clipPath } = getComputedStyle(element);
    const [x, y] = [overflowX, overflowY].map((overflow) => /hidden|clip/.test(overflow));
    if (x || y)
      clips.set(element, {
        x: !!x,
        y: !!y,
        all: clipPath === 'inset(50%)',
        edges: element.getBoundingClientRect(),
      });
  }

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const parent = text.parentElement;
    if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
    if (parent.closest('header, [aria-hidden=true], [role=img], svg, script')) continue;
    range.selectNodeContents(text);
    const { left, right, top, bottom } = range.getBoundingClientRect();
    let isCutOff = left < -1 || right > width + 1;
    let isHidden = false;
    for (let box: Element | null = parent; box; box = box.parentElement) {
      const clip = clips.get(box);
      if (!clip) continue;
      const { x, y, all, edges } = clip;
      isHidden ||= all;
      isCutOff ||= x && (left < edges.left - 1 || right > edges.right + 1);
      isCutOff ||= y && (top < edges.top - 1 || bottom > edges.bottom + 1);
    }
    if (isCutOff && !isHidden) found.push(text.textContent);
  }
  return found;
}
