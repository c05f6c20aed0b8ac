import { modules } from '../content/site/modules';
import { resize } from './helpers/resize';
import { expect, openHash, test } from './fixtures';

const layouts = [
  { width: 1600, left: 160, right: 1440, gutter: 24 },
  { width: 1440, left: 80, right: 1360, gutter: 24 },
  { width: 1025, left: 80, right: 945, gutter: 24 },
  { width: 1024, left: 56, right: 968, gutter: 24 },
  { width: 768, left: 56, right: 712, gutter: 24 },
  { width: 767, left: 16, right: 751, gutter: 16 },
  { width: 390, left: 16, right: 374, gutter: undefined },
];

test('cards align with the page margins and gutters at every width', async ({ page }) => {
  await openHash(page, '/products');
  const cards = page.getByRole('main').getByRole('listitem');
  await expect(cards).toHaveCount(modules.length);
  for (const { width, left, right, gutter } of layouts) {
    await resize(page, width);
    const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()));
    const edges = boxes.map((box) => ({ left: box!.x, right: box!.x + box!.width, top: box!.y }));
    expect(Math.min(...edges.map((edge) => edge.left)), `${width}`).toBeCloseTo(left, 0);
    expect(Math.max(...edges.map((edge) => edge.right)), `${width}`).toBeCloseTo(right, 0);
    const [first, second] = edges.slice(1);
    if (gutter) expect(second!.left - first!.right, `${width}`).toBeCloseTo(gutter, 0);
    else expect(second!.top, 'cards are stacked').toBeGreaterThan(first!.top);
  }
});

const tabletPages = ['/', '/products', '/products/nexus'];

test('on a tablet only the first card of the overview has an image wider than half the page', async ({
  page,
}) => {
  for (const path of tabletPages) {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const pictured = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('img') })
      // The card of Nexus spans its row.
      .filter({ hasNot: page.getByRole('heading', { level: 2 }) });
    for (const width of [768, 900, 1024]) {
      await resize(page, width);
      const large = await pictured.evaluateAll((cards) =>
        cards
          .filter((card) => card.querySelector('img')!.clientWidth > innerWidth / 2)
          .map((card) => card.textContent),
      );
      expect(large, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('links and addresses in the footer stay on one line', async ({ page }) => {
  await openHash(page, '/about');
  const footer = page.getByRole('contentinfo');
  for (const width of [320, 390, 768, 900, 1025, 1440]) {
    await resize(page, width);
    const broken = await footer.evaluate((element) =>
      [...element.querySelectorAll('a, address > *')]
        .filter((line) => {
          const text = document.createRange();
          text.selectNodeContents(line);
          const box = text.getBoundingClientRect();
          return box.height > 1.5 * text.getClientRects()[0]!.height || box.right > innerWidth;
        })
        .map((line) => line.textContent),
    );
    expect(broken, `at ${width} px`).toEqual([]);
  }
});
