import { expect, openHash, test, type Locator } from '../fixtures';
import { pages } from '../helpers/solution-pages';

/**
 * Runs in the page. Where the line is left out between the window's edges, in pixels: in a section
 * at the height of its open ends, else of its illustrations, which have the line from side to side.
 */
function breaksOf(section: Element) {
  const boxes = (parts: string) =>
    [...section.querySelectorAll(parts)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
  const ends = boxes('[data-line=open-end]').map(({ top, bottom }) => (top + bottom) / 2);
  const scenes = boxes('img').map(({ top, height }) => top + height * 0.13);
  const heights = new Set((ends.length > 0 ? ends : scenes).map(Math.round));
  const line = boxes('[data-line], img').toSorted((a, b) => a.left - b.left);
  const breaks: number[] = [];
  for (const y of heights) {
    let x = 0;
    for (const { left, right, top, bottom } of line) {
      if (top > y || bottom < y) continue;
      if (left > x + 1) breaks.push(Math.round(left - x));
      x = Math.max(x, right);
    }
    if (x < document.documentElement.clientWidth - 1) breaks.push(NaN);
  }
  return breaks;
}
const breaks = (section: Locator) => section.evaluate(breaksOf);

for (const width of [1440, 768, 390])
  test(`the challenge breaks the line three times, and the solution closes it, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { path } of pages) {
      await openHash(page, path);
      const section = (label: string) =>
        page.locator('section', { has: page.getByText(label, { exact: true }) });
      const open = await breaks(section('The challenge'));
      expect(open).toHaveLength(3);
      for (const gap of open) expect(gap).toBeGreaterThan(100);
      expect(await breaks(section('The solution'))).toEqual([]);
    }
  });

test('no solution page begins with the illustration of a product', async ({ page }) => {
  const first = () => page.getByRole('main').getByRole('img').first();
  const seen = new Set<string | null>();
  for (const { path } of pages) {
    await openHash(page, path);
    await expect(first()).toHaveAccessibleName(/school/i);
    seen.add(await first().getAttribute('src'));
  }
  expect(seen.size).toBe(3);
  await openHash(page, '/products');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const src of seen) await expect(page.locator(`img[src="${src}"]`)).toHaveCount(0);
});
