import { expect, headerLink, openHash, test, type Locator, type Page } from './fixtures';
import { untilIdle } from './helpers/until-idle';

/** Records every animation that the page starts after this call, e.g. "opacity 300". */
async function watchMotions(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(window, { seen });
    (function look() {
      for (const { effect } of document.getAnimations()) {
        if (!(effect instanceof KeyframeEffect) || effect.pseudoElement) continue;
        const { duration, iterations } = effect.getTiming();
        if (iterations === Infinity) continue;
        const [frame = {}] = effect.getKeyframes();
        for (const property of ['opacity', 'transform'])
          if (property in frame) seen.add(`${property} ${Math.round(Number(duration))}`);
      }
      requestAnimationFrame(look);
    })();
  });
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen].sort());
}

/** The opacity of an element, multiplied by that of its ancestors. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

/** Opens a page, waits until its animations have loaded, and records them from then on. */
async function open(page: Page, path: string) {
  await openHash(page, path);
  await untilIdle(page);
  return watchMotions(page);
}

test('a page fades in and rises for 300 ms when it is opened, and again when a link to itself is used', async ({
  page,
}) => {
  for (const from of ['/', '/about']) {
    const motions = await open(page, from);
    await headerLink(page, 'About').click();
    await expect.poll(motions).toEqual(['opacity 300', 'transform 300']);
  }
});

test('blocks are visible before the first scroll, then wait for a tenth of them or the focus of their link, and fade in for 500 ms', async ({
  page,
}) => {
  const motions = await open(page, '/');
  const card = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const link = card('Ticketing').getByRole('link');
  const value = card('Partnership');
  const band = page.getByRole('complementary').getByRole('heading');
  for (const block of [link, value, band]) expect(await opacityOf(block)).toBe(1);
  await page.mouse.move(8, 450);
  await page.mouse.wheel(0, 40);
  for (const block of [link, value, band]) await expect.poll(() => opacityOf(block)).toBe(0);
  await link.focus();
  await expect.poll(() => opacityOf(link)).toBe(1);

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
  expect(await motions()).toEqual(['opacity 500']);

  await headerLink(page, 'Solutions').click();
  await expect(band).toHaveText('See it work together');
  await expect.poll(() => opacityOf(band)).toBe(1);
});

test('a tab fades in for 200 ms and the page around it does not, also after the skip link', async ({
  page,
}) => {
  const motions = await open(page, '/resources');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await expect.poll(motions).toEqual(['opacity 200']);
});
