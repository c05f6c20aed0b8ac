import { expect, headerLink, openHash, test, type Page } from './fixtures';
import { opacityOf } from './helpers/opacity';
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

/** Opens a page, waits until its animations have loaded, and records them from then on. */
async function open(page: Page, path: string) {
  await openHash(page, path);
  await untilIdle(page);
  return watchMotions(page);
}

for (const [from, how] of [
  ['/', 'when it is opened'],
  ['/about', 'again when a link to itself is used'],
] as const)
  test(`a page fades in and rises for 300 ms ${how}`, async ({ page }) => {
    const motions = await open(page, from);
    await headerLink(page, 'About').click();
    await expect.poll(motions).toEqual(['opacity 300', 'transform 300']);
  });

test('blocks are visible before the first scroll on a page, then fade in once for 500 ms', async ({
  page,
}) => {
  const motions = await open(page, '/');
  const card = page.getByRole('heading', { name: 'Drill Management' });
  const value = page.getByRole('heading', { name: 'Partnership' });
  const band = page.getByRole('complementary').getByRole('heading');
  for (const block of [card, value, band]) expect(await opacityOf(block)).toBe(1);
  await page.mouse.wheel(0, 40);
  for (const block of [card, value, band]) await expect.poll(() => opacityOf(block)).toBe(0);
  expect(await motions()).toEqual([]);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(motions).toEqual(['opacity 500']);
  await expect.poll(() => opacityOf(card)).toBe(1);
  expect(await opacityOf(value)).toBe(0);
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

test('a menu fades in and rises for 160 ms and fades out for 170', async ({ page }) => {
  const motions = await open(page, '/about');
  await page.getByRole('button', { name: 'Resources' }).click();
  await expect.poll(motions).toEqual(['opacity 160', 'transform 160']);
  await page.keyboard.press('Escape');
  await expect.poll(motions).toEqual(['opacity 160', 'opacity 170', 'transform 160']);
});
