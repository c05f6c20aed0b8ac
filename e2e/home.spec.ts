import { expect, openHash, openStarted, test, type Page } from './fixtures';
import { resize } from './helpers/resize';
import { modules } from '../content/site/modules';

/** The cards of the modules, on home and on the products overview, and home's sky. */

const cards = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^(View|Learn) More/ }) });

test('a visitor sees a card’s shadow change on hover', async ({ page }) => {
  await openHash(page, '/');
  const ticketing = cards(page).filter({ hasText: 'Ticketing' });
  const shadow = () =>
    ticketing.evaluate((card) =>
      [card, ...card.querySelectorAll('*')].map((part) => getComputedStyle(part).boxShadow).join(),
    );
  await ticketing.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const atRest = await shadow();
  await ticketing.hover();
  await expect.poll(shadow).not.toBe(atRest);
  await page.mouse.move(0, 0);
  await expect.poll(shadow).toBe(atRest);
});

const inOneColumn = Array<number>(modules.length).fill(1);
const onTablet = [1, 2, 2, 2, 2];

/** Margins, gutter and number of cards in each row at window widths on both sides of breakpoints. */
const layouts = [
  { width: 1600, left: 160, gutter: 24, '/': [3, 3, 3], '/products': [1, 4, 4] },
  { width: 1440, left: 80, gutter: 24, '/': [3, 3, 3], '/products': [1, 4, 4] },
  { width: 1240, left: 80, gutter: 24, '/': [3, 3, 3], '/products': [1, 4, 4] },
  { width: 1025, left: 80, gutter: 24, '/': [3, 3, 3], '/products': onTablet },
  { width: 1024, left: 56, gutter: 24, '/': onTablet, '/products': onTablet },
  { width: 768, left: 56, gutter: 24, '/': onTablet, '/products': onTablet },
  { width: 767, left: 16, gutter: 16, '/': onTablet, '/products': onTablet },
  { width: 640, left: 16, gutter: 16, '/': onTablet, '/products': onTablet },
  { width: 390, left: 16, gutter: NaN, '/': inOneColumn, '/products': inOneColumn },
] as const;

for (const path of ['/', '/products'] as const)
  test(`the cards of ${path} keep to margins and gutters, and none is alone in its row`, async ({
    page,
  }) => {
    await openStarted(page, path);
    await expect(cards(page)).toHaveCount(modules.length);
    for (const { width, left, gutter, [path]: rows } of layouts) {
      await resize(page, width);
      const boxes = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      const tops = boxes.map(({ top }) => Math.round(top));
      const found = [...new Set(tops)].map((top) => tops.filter((one) => one === top).length);
      expect(found, `cards in each row at ${width} px`).toEqual(rows);
      expect(Math.min(...boxes.map((box) => box.left)), `${width}`).toBeCloseTo(left, 0);
      expect(Math.max(...boxes.map((box) => box.right)), `${width}`).toBeCloseTo(width - left, 0);
      const [first, second] = boxes.slice(1);
      if (gutter) expect(second!.left - first!.right, `${width}`).toBeCloseTo(gutter, 0);
    }
  });

test('only sky and far hills of the hero move on scroll, on a desktop, with motion', async ({
  page,
}) => {
  await page.goto('./');
  const hero = page.getByRole('img', { name: /view of a school/ });
  const layers = hero.locator('..').locator('svg').first().locator('> g');
  /** How far down the school the clouds and the far hills are, in pixels and as shares of its height. */
  const places = async () => {
    const scene = (await hero.boundingBox())!;
    const tops = await layers.evaluateAll((all) =>
      all.map((layer) => layer.getBoundingClientRect().top),
    );
    const down = tops.map((top) => top - scene.y);
    return { down, shares: down.map((one) => (one / scene.height).toFixed(3)) };
  };
  const atRest = await places();
  const moved = async () =>
    (await places()).down.map((one, layer) => Math.round(one - atRest.down[layer]!));
  await page.mouse.wheel(0, 200);
  await expect.poll(moved).toEqual([30, 10]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(moved).toEqual([0, 0]);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(moved).toEqual([30, 10]);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(async () => (await places()).shares).toEqual(atRest.shares);
});
