import { PNG } from 'pngjs';
import { expect, test, type Locator, type Page } from './fixtures';
import { openForScreenshot } from './helpers/looks';
import { resize } from './helpers/resize';

/** What only the colors on the screen show. */

const main = (page: Page) => page.getByRole('main');
const box = async (locator: Locator) => (await locator.boundingBox())!;

test('the line is as thick between two illustrations as in them', async ({ page }) => {
  await openForScreenshot(page, '/products');
  const pictures = main(page).getByRole('listitem').locator('img');
  for (const width of [1440, 1680]) {
    await resize(page, width);
    await pictures.nth(2).scrollIntoViewIfNeeded();
    const [first, second] = [await box(pictures.nth(1)), await box(pictures.nth(2))];
    // The gutter, and a little of the illustrations to its sides.
    const left = first.x + first.width - 8;
    const top = first.y + first.height * 0.09;
    const right = second.x + 8;
    const clip = { x: left, y: top, width: right - left, height: first.height * 0.09 };
    const columns = await columnsOf(page, clip);
    const thickness = columns.map((column) => {
      const [behind, line] = [column[0]!.blue, Math.min(...column.map(({ blue }) => blue))];
      return column.reduce((sum, { blue }) => sum + (behind - blue) / (behind - line), 0);
    });
    expect(columns.length).toBeGreaterThan(32);
    expect(Math.max(...thickness) - Math.min(...thickness), `${width} px`).toBeLessThan(0.3);
  }
});

test('no piece of the bus is left in the story’s illustration of mass notification', async ({
  page,
}) => {
  await openForScreenshot(page, '/products/mass-notifications');
  const picture = main(page).locator('svg:has(> image)');
  await picture.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await box(picture);
  // Above its lower edge, without its round corners.
  const clip = { x: x + 24, y: y + height - 10, width: width - 48, height: 8 };
  const colors = (await columnsOf(page, clip)).flat();
  const yellow = colors.filter(({ red, green, blue }) => red > 200 && green > 130 && blue < 80);
  expect(yellow).toHaveLength(0);
});

/** The colors in a part of the window, from left to right and from top to bottom. */
async function columnsOf(
  page: Page,
  clip: { x: number; y: number; width: number; height: number },
) {
  const { data, width, height } = PNG.sync.read(await page.screenshot({ clip }));
  return Array.from({ length: width }, (_, x) =>
    Array.from({ length: height }, (_, y) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(4 * (y * width + x));
      return { red, green, blue };
    }),
  );
}
