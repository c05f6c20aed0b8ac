import { expect, openHash, test, type Page } from './fixtures';
import { watchHiddenArea } from './helpers/hidden-area';
import { opacityOf } from './helpers/opacity';
import { untilIdle } from './helpers/until-idle';

async function open(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await openHash(page, path);
  await untilIdle(page);
  await page.mouse.move(width / 2, height / 2);
  return watchHiddenArea(page);
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

/**
 * At rest, only the window's foot may be blank: 50 px, and 10% of half the window. A busy machine takes longer
 * than the 500 ms of the fade.
 */
const expectNothingBlank = (
  hiddenNow: Awaited<ReturnType<typeof watchHiddenArea>>,
  height: number,
) =>
  expect
    .poll(
      async () => {
        const { deepest, what } = await hiddenNow();
        return deepest <= 51 + height / 20 ? '' : what;
      },
      { message: 'hidden above the foot of the window', timeout: 2000, intervals: [50] },
    )
    .toBe('');

// In a low window nothing waits, so whole windows are scrolled.
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
    const hiddenNow = await open(page, path, width, height);
    for (let steps = 1; !(await isAtEnd(page)); steps += 1) {
      await page.mouse.wheel(0, height < 500 ? height : 240);
      const { share, what } = await hiddenNow();
      expect(share, `hidden share of the window: ${what}`).toBeLessThanOrEqual(0.15);
      if (steps % 8 === 0) await expectNothingBlank(hiddenNow, height);
    }
    for (const key of ['Home', 'PageDown', 'End', 'PageUp']) {
      await page.keyboard.press(key);
      await expectNothingBlank(hiddenNow, height);
    }
  });

test('a block waits for a tenth of it, or for the focus of its link', async ({ page }) => {
  const hiddenNow = await open(page, '/', 1440, 900);
  await page.mouse.wheel(0, 40);
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const value = card('Partnership');
  await expect.poll(() => opacityOf(value)).toBe(0);
  /** Scrolls until a share of it is above the margin at the window's foot. */
  const show = async (share: number) => {
    const { y, height } = (await value.boundingBox())!;
    await page.mouse.wheel(0, Math.round(y - 850 + height * share));
    await hiddenNow();
  };
  await show(0.04);
  expect(await opacityOf(value)).toBe(0);
  await show(0.2);
  await expect.poll(() => opacityOf(value)).toBe(1);

  await openHash(page, '/');
  await page.mouse.wheel(0, 40);
  const link = card('Ticketing').getByRole('link');
  await expect.poll(() => opacityOf(link)).toBe(0);
  await link.focus();
  await expect.poll(() => opacityOf(link)).toBe(1);
});
