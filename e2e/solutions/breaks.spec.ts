import { expect, openHash, test, type Locator } from '../fixtures';
import { pages } from '../helpers/solution-pages';

/**
 * Runs in the page. Where the line is left out at the height of its first part in a section, between
 * the window's edges, in pixels. An illustration has the line from side to side.
 */
function breaksOf(section: Element) {
  const parts = [...section.querySelectorAll('[data-line], img')]
    .filter((part) => part.checkVisibility())
    .map((part) => part.getBoundingClientRect())
    .toSorted((a, b) => a.left - b.left);
  const rows = [...new Set(parts.map(({ bottom }) => Math.round(bottom / 60)))];
  return rows.flatMap((row) => {
    const breaks: number[] = [];
    let x = 0;
    for (const { left, right, bottom } of parts) {
      if (Math.round(bottom / 60) !== row) continue;
      if (left > x + 1) breaks.push(Math.round(left - x));
      x = Math.max(x, right);
    }
    return x < document.documentElement.clientWidth - 1 ? [...breaks, NaN] : breaks;
  });
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
