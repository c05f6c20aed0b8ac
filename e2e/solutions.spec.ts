import { expect, heading, insideImage, main, openHash, test, type Page } from './fixtures';
import { pages } from './helpers/solution-pages';
import { startTranslator } from './helpers/translator';

test('a visitor goes from the overview to each solution, reads it in order, and to a demo', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/solutions');
  for (const { name, path, link } of pages) {
    await expect(heading(page)).toHaveText('Everything Works Together');
    await page.getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(new RegExp(`#${path}$`));
    await expect(heading(page)).toHaveText(name);
    const parts = [
      heading(page),
      main(page).getByRole('link', { name: 'Schedule a Demo' }).first(),
      main(page).getByText('Ready in', { exact: true }),
      main(page).getByText('The challenge', { exact: true }),
      main(page).getByText('The solution', { exact: true }),
      main(page).getByRole('listitem').getByRole('heading', { level: 3 }).nth(2),
      main(page).getByRole('heading', { name: 'Results That Matter' }),
      main(page).getByText(/^Our own figures/),
      page.getByRole('complementary').getByRole('link', { name: 'Schedule a Demo' }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())!.y));
    expect(tops, name).toEqual(tops.toSorted((a, b) => a - b));
    const day = main(page).getByRole('heading', { name: 'The day the secretary is out sick' });
    await expect(day).toHaveCount(path.endsWith('private-charter') ? 1 : 0);
    await main(page).getByRole('link', { name: 'All solutions' }).click();
  }
  for (const place of [0, 1]) {
    await page.goBack();
    await expect(heading(page)).toHaveText(pages.at(-1)!.name);
    await main(page).getByRole('link', { name: 'Schedule a Demo' }).nth(place).click();
    await expect(heading(page)).toHaveText('Get in Touch');
  }
});

const resultsOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Results That Matter' }) });

/** The figure and label of each result, as a screen reader reads them. */
const heard = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const words = figure.cloneNode(true) as Element;
        words.querySelectorAll('[aria-hidden]').forEach((hidden) => hidden.remove());
        return `${words.textContent} ${figure.parentElement?.querySelector('dt')?.textContent}`;
      }),
    );

/** The numbers shown now, while they count up, e.g. "85" or "+23"; "" if a figure is not counting. */
const counting = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map((figure) =>
        [...figure.querySelectorAll('[aria-hidden]')]
          .map((copy) => /^\+?\d*/.exec(copy.textContent)![0])
          .join(''),
      ),
    );
const none = ['', '', '', ''];

// Its figures have signs.
const [{ name, path, results } = pages[0]!] = pages.slice(-1);

for (const isTranslated of [false, true])
  test(`four figures count up from 0 when 30% of them is in view${isTranslated ? ', translated' : ''}`, async ({
    page,
  }) => {
    await openHash(page, path);
    await expect(heading(page)).toHaveText(name);
    if (isTranslated) await startTranslator(page);
    expect(await counting(page)).toEqual(none);
    await page.mouse.wheel(0, 40);
    const zeros = results.map((result) => result.match(/^\+?\d+/)![0].replace(/\d+/, '0'));
    await expect.poll(() => counting(page)).toEqual(zeros);
    expect(await heard(page)).toEqual(results);

    const section = resultsOf(page);
    const { y, height } = (await section.boundingBox())!;
    await page.mouse.wheel(0, y - 900 + height * 0.27);
    await expect(section).toBeInViewport();
    expect(await counting(page)).toEqual(zeros);

    const start = Date.now();
    await page.mouse.wheel(0, height * 0.06);
    const targets = results.map((result) => parseFloat(result));
    const isBetween = async () =>
      (await counting(page)).some(
        (now, at) => parseFloat(now) > 0 && parseFloat(now) < targets[at]!,
      );
    await expect.poll(isBetween, { intervals: [50] }).toBe(true);
    await expect.poll(() => counting(page)).toEqual(none);
    expect(Date.now() - start, 'ms').toBeGreaterThan(1900);
    expect(await heard(page)).toEqual(results);
  });

/** The loops of the dots that are seen moving, in ms from the start of their loop; each loop takes 3000 ms. */
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
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/solutions');
  // Six links, two dots each, half a loop apart.
  await expect.poll(() => moving(page)).toBe(12);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Pause the diagram' }).click();
  await expect.poll(() => moving(page)).toBe(0);
  await page.getByRole('button', { name: 'Play the diagram' }).click();
  await expect.poll(() => moving(page)).toBe(12);
  const [first = 0, second = 0] = await dots(page);
  expect(Math.abs(first - second)).toBeCloseTo(1500, -1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(() => moving(page)).toBe(0);
  await expect(page.getByRole('button', { name: /the diagram/ })).toHaveCount(0);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the flow diagram is static and one image, and the figures do not count up', async ({
    page,
  }) => {
    await openHash(page, '/solutions');
    const hub = page.getByRole('img', { name: /into Nexus/ });
    await expect(hub).toContainText('Everything on one screen');
    expect(await insideImage(hub)).toEqual([]);
    expect(await moving(page)).toBe(0);
    await openHash(page, path);
    await page.mouse.wheel(0, 40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(40);
    expect(await counting(page)).toEqual(none);
    expect(await heard(page)).toEqual(results);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures and the systems are readable', async ({ page }) => {
    for (const { path, results } of pages) {
      await page.goto(`.${path}/`);
      expect(await heard(page)).toEqual(results);
    }
    await page.goto('./solutions/');
    for (const system of ['Panic Button', 'Nexus', 'Retrofit Locks'])
      await expect(page.getByText(system, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /the diagram/ })).toHaveCount(0);
  });
});
