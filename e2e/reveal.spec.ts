import { expect, openHash, test, type Page } from './fixtures';
import { opacityOf } from './helpers/opacity';
import { untilIdle } from './helpers/until-idle';

async function open(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await openHash(page, path);
  await untilIdle(page);
  await page.mouse.move(width / 2, height / 2);
}

/**
 * Runs in the page. The blocks that are hidden in the window above its foot: 50 px, and 10% of half the window.
 * A figure that counts up is hidden by the copy that counts over it; it is inline.
 */
const blank = () =>
  [...document.querySelectorAll('main *')]
    .filter((block) => {
      const { opacity, display } = getComputedStyle(block);
      if (Number(opacity) > 0.3 || display === 'inline' || !block.textContent) return false;
      const { top, bottom } = block.getBoundingClientRect();
      return bottom > 0 && top < innerHeight * 0.95 - 51;
    })
    .map(({ textContent }) => textContent.slice(0, 40));

// In a low window nothing waits.
for (const [path, width, height] of [
  ['/', 390, 844],
  ['/products', 1920, 1080],
  ['/products/nexus', 390, 844],
  ['/about', 844, 390],
] as const)
  test(`scrolling ${path} at ${width} by ${height} never leaves the window blank`, async ({
    page,
  }) => {
    test.slow();
    await open(page, path, width, height);
    const always = await page.evaluate(blank);
    const isAtEnd = () =>
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
    // A busy machine takes longer than the 500 ms of the fade.
    const message = 'hidden above the foot of the window';
    const options = { message, timeout: 2000, intervals: [50] };
    while (!(await isAtEnd())) {
      await page.mouse.wheel(0, height);
      await expect.poll(() => page.evaluate(blank), options).toEqual(always);
    }
    for (const key of ['Home', 'PageDown', 'End', 'PageUp']) {
      await page.keyboard.press(key);
      await expect.poll(() => page.evaluate(blank), options).toEqual(always);
    }
  });

test('a block waits for the focus of its link, or for a tenth of it', async ({ page }) => {
  await open(page, '/', 1440, 900);
  await page.mouse.wheel(0, 40);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const link = card('Ticketing').getByRole('link');
  await expect.poll(() => opacityOf(link)).toBe(0);
  await link.focus();
  await expect.poll(() => opacityOf(link)).toBe(1);

  const value = card('Partnership');
  await expect.poll(() => opacityOf(value)).toBe(0);
  /** Scrolls until a share of it is above the margin at the window's foot. */
  const show = async (share: number) => {
    const { y, height } = (await value.boundingBox())!;
    const before = await page.evaluate(() => scrollY);
    const by = Math.round(y - 850 + height * share);
    await page.mouse.wheel(0, by);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(before + by);
  };
  await show(0.04);
  expect(await opacityOf(value)).toBe(0);
  await show(0.2);
  await expect.poll(() => opacityOf(value)).toBe(1);
});
