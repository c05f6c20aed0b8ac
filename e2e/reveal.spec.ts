import { expect, openHash, test, type Locator, type Page } from './fixtures';
import { watchHiddenArea } from './helpers/hidden-area';
import { kinds } from './helpers/kinds';
import { untilIdle } from './helpers/until-idle';

const windows = [
  [390, 844],
  [844, 390],
  [1366, 768],
  [1920, 1080],
] as const;

/** Home in every window, and other long pages in one of them. */
const cases = [
  ...windows.map((size) => ({ path: '/', size })),
  ...kinds
    .filter(
      (path) => !['/', '/products/no-such-product', '/contact', '/coming-soon'].includes(path),
    )
    .map((path, index) => ({ path, size: windows[index % windows.length]! })),
];

/** How much of the window's foot may be blank at rest, in pixels. */
const foot = 60;

async function open(page: Page, path: string, [width, height]: readonly [number, number]) {
  await page.setViewportSize({ width, height });
  await openHash(page, path);
  await untilIdle(page);
  await page.mouse.move(width / 2, height / 2);
  return watchHiddenArea(page);
}

const isAtEnd = (page: Page) =>
  page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);

for (const { path, size } of cases)
  test(`scrolling ${path} at ${size.join(' by ')} never leaves the window blank`, async ({
    page,
  }) => {
    test.slow();
    const hiddenNow = await open(page, path, size);
    for (let steps = 1; !(await isAtEnd(page)); steps += 1) {
      await page.mouse.wheel(0, Math.min(160, size[1] / 4));
      const { share, what } = await hiddenNow();
      expect(share, `hidden share of the window: ${what}`).toBeLessThanOrEqual(0.15);
      if (steps % 12 === 0) await expectNothingBlank(hiddenNow);
    }
    await expectNothingBlank(hiddenNow);
  });

/** At rest, only the window's foot may be blank. A busy machine takes longer than the 500 ms of the fade. */
const expectNothingBlank = (hiddenNow: Awaited<ReturnType<typeof watchHiddenArea>>) =>
  expect
    .poll(async () => ((await hiddenNow()).deepest <= foot ? '' : (await hiddenNow()).what), {
      message: `hidden above the last ${foot} px`,
      timeout: 2000,
      intervals: [50],
    })
    .toBe('');

test('jumps by keyboard leave nothing blank', async ({ page }) => {
  const hiddenNow = await open(page, '/', [390, 844]);
  await page.mouse.wheel(0, 40);
  for (const key of ['PageDown', 'End', 'PageUp', 'PageUp', 'Home', 'PageDown']) {
    await page.keyboard.press(key);
    await expectNothingBlank(hiddenNow);
  }
});

test('a link that gets the focus in the last pixels of the window is visible', async ({ page }) => {
  await open(page, '/products/nexus', [390, 844]);
  const links = page.getByRole('main').getByRole('navigation').getByRole('link');
  const [before, link] = [links.nth(1), links.nth(2)];
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

/** How opaque an element is, with everything that it is in. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let box: Element | null = element; box; box = box.parentElement)
      opacity *= Number(getComputedStyle(box).opacity);
    return opacity;
  });
