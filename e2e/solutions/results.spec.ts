import { expect, openHash, test, type Page } from '../fixtures';
import { pages } from '../helpers/solution-pages';
import { startTranslator } from '../helpers/translator';
import { untilIdle } from '../helpers/until-idle';

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

// The figures of the last two pages have signs.
for (const { name, path, results } of pages.slice(1)) {
  const isTranslated = path.includes('multi-site');
  const how = isTranslated ? ' while the page is translated' : '';

  test(`${name}: four figures count up from 0 when they scroll into view${how}`, async ({
    page,
  }) => {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    if (isTranslated) await startTranslator(page);
    expect(await counting(page)).toEqual(none);

    await page.mouse.wheel(0, 40);
    const zeros = results.map((result) => result.match(/^\+?\d+/)![0].replace(/\d+/, '0'));
    await expect.poll(() => counting(page)).toEqual(zeros);
    expect(await heard(page)).toEqual(results);

    // Less than 30% of the section is in the window.
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
}

test('four figures count up from 0 after a jump to them or past them', async ({ page }) => {
  const { path, results } = pages[0]!;
  const section = resultsOf(page);
  /** What the first frame after a jump shows. */
  const jump = (to: ScrollLogicalPosition | 'end') =>
    section.evaluate(async (element, block) => {
      if (block === 'end') scrollTo(0, document.body.scrollHeight);
      else element.scrollIntoView({ block });
      await new Promise((painted) => requestAnimationFrame(painted));
      return [...element.querySelectorAll('dd [aria-hidden]')].map(({ textContent }) =>
        parseFloat(textContent),
      );
    }, to);

  for (const to of ['center', 'end'] as const) {
    await openHash(page, path);
    await untilIdle(page);
    expect(await jump(to), to).toEqual([0, 0, 0, 0]);
    if (to === 'end') await page.mouse.wheel(0, (await section.boundingBox())!.y - 100);
    await expect.poll(() => counting(page), to).not.toContain('0');
    await expect.poll(() => counting(page), to).toEqual(none);
    expect(await heard(page), to).toEqual(results);
  }
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the figures do not count up', async ({ page }) => {
    const { path, results } = pages[0]!;
    await openHash(page, path);
    await expect(resultsOf(page)).toBeVisible();
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
