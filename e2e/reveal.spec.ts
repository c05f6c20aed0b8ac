import { expect, openHash, test } from './fixtures';
import { untilIdle } from './helpers/until-idle';

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
    await page.setViewportSize({ width, height });
    await openHash(page, path);
    await untilIdle(page);
    await page.mouse.move(width / 2, height / 2);
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
