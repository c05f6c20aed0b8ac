import { expect, insideImage, openHash, test, type Page } from '../fixtures';

/** The loops of the dots that run, in ms from the start of their loop; each loop takes 3000 ms. */
const dots = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => ({ ...animation.effect!.getTiming(), now: animation.currentTime }))
      .filter(({ iterations, duration }) => iterations === Infinity && duration === 3000)
      .map(({ delay = 0, now }) => (Number(now) - delay) % 3000),
  );
const moving = async (page: Page) => (await dots(page)).length;

test('the dots of the flow diagram can be paused, and stop when reduced motion is turned on', async ({
  page,
}) => {
  await openHash(page, '/solutions');
  const pause = page.getByRole('button', { name: 'Pause the diagram' });
  const comesFirst = await pause.evaluate((button) =>
    document.querySelector('main li')!.compareDocumentPosition(button),
  );
  expect(comesFirst, 'before the lists').toBe(2);
  await pause.click();
  await expect.poll(() => moving(page)).toBe(0);
  await page.getByRole('button', { name: 'Play the diagram' }).click();
  // Six links, two dots each, half a loop apart.
  await expect.poll(() => moving(page)).toBe(12);
  const [first = 0, second = 0] = await dots(page);
  expect(Math.abs(first - second)).toBeCloseTo(1500, -1);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
  await expect(page.getByRole('button', { name: /the diagram/ })).toHaveCount(0);
});

test('the systems are in one column on a phone, and each input leads to Nexus by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/solutions');
  const main = page.getByRole('main');
  const tops = [];
  for (const words of [
    'Anonymous Tip Line',
    'Nexus',
    'What happens next',
    'Drill Management',
    'Retrofit Locks',
  ])
    tops.push((await main.getByText(words, { exact: true }).first().boundingBox())!.y);
  expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  await expect.poll(() => moving(page)).toBe(12);
  const links = await page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const link = target instanceof SVGElement && target.ownerSVGElement?.getBoundingClientRect();
      return link ? { top: link.top + scrollY, bottom: link.bottom + scrollY } : [];
    }),
  );
  const middle = async (words: string) => {
    const { y, height } = (await main.getByText(words, { exact: true }).first().boundingBox())!;
    return y + height / 2;
  };
  const hub = await middle('Nexus');
  for (const input of ['Panic Button', 'Gunshot Detection', 'Anonymous Tip Line']) {
    const card = await middle(input);
    const own = links.filter(({ top, bottom }) => Math.abs(top - card) < 40 && bottom > hub - 60);
    expect(own, input).toHaveLength(2);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the flow diagram is static, one image, and has no pause button', async ({ page }) => {
    await openHash(page, '/solutions');
    const hub = page.getByRole('img', { name: /into Nexus/ });
    await expect(hub).toContainText('Everything on one screen');
    expect(await insideImage(hub)).toEqual([]);
    await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
    expect(await moving(page)).toBe(0);
  });
});
