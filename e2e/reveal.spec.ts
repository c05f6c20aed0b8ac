import { expect, openHash, test, type Page } from './fixtures';
import { watchHiddenArea } from './helpers/hidden-area';
import { opacityOf } from './helpers/opacity';
import { untilIdle } from './helpers/until-idle';

/**
 * Home on a phone and a laptop, and the pages with the highest blocks, the most and the widest. In a low
 * window nothing waits, so whole windows are scrolled.
 */
const cases = [
  ['/', 390, 844],
  ['/', 1366, 768],
  ['/products', 1920, 1080],
  ['/products/nexus', 390, 844],
  ['/resources', 390, 844],
  ['/about', 844, 390],
] as const;

/** How much may be blank at the foot of a window at rest, in pixels: 50, and 10% of half the window. */
const foot = (height: number) => 50 + height / 20 + 1;

async function open(page: Page, path: string, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await openHash(page, path);
  await untilIdle(page);
  await page.mouse.move(width / 2, height / 2);
  return watchHiddenArea(page);
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

for (const [path, width, height] of cases)
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
    await expectNothingBlank(hiddenNow, height);
  });

/** At rest, only the window's foot may be blank. A busy machine takes longer than the 500 ms of the fade. */
const expectNothingBlank = (
  hiddenNow: Awaited<ReturnType<typeof watchHiddenArea>>,
  height: number,
) =>
  expect
    .poll(
      async () => ((await hiddenNow()).deepest <= foot(height) ? '' : (await hiddenNow()).what),
      {
        message: 'hidden above the foot of the window',
        timeout: 2000,
        intervals: [50],
      },
    )
    .toBe('');

test('jumps by keyboard leave nothing blank', async ({ page }) => {
  const hiddenNow = await open(page, '/', 390, 844);
  await page.mouse.wheel(0, 40);
  for (const key of ['PageDown', 'End', 'PageUp', 'PageUp', 'Home', 'PageDown']) {
    await page.keyboard.press(key);
    await expectNothingBlank(hiddenNow, 844);
  }
});

test('a link that gets the focus in the last pixels of the window is visible', async ({ page }) => {
  await open(page, '/products/nexus', 390, 844);
  const linkIn = (name: string) => page.getByRole('heading', { level: 3, name }).getByRole('link');
  const [before, link] = [linkIn('Floor Plan View'), linkIn('AI-Powered Insights')];
  await page.mouse.wheel(0, 20);
  await expect.poll(() => opacityOf(link)).toBe(0);
  const { y, height } = (await link.boundingBox())!;
  await page.mouse.wheel(0, y + height - 844);
  await expect.poll(async () => Math.round((await link.boundingBox())!.y + height)).toBe(844);
  await before.evaluate((element) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  await expect.poll(() => opacityOf(link)).toBe(1);
});

test('a block of less than half the window waits for a tenth of it', async ({ page }) => {
  const hiddenNow = await open(page, '/', 1440, 900);
  await page.mouse.wheel(0, 40);
  const value = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Partnership' }) });
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
});
