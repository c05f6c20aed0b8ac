import { expect, openHash, test, type Page } from '../fixtures';
import { pages } from './solution-pages';

const resultsOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Results That Matter' }) });

/** The results as a screen reader tells them: figure, then label. */
const heard = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map((figure) => {
        const words = [...figure.children].find((child) => !child.hasAttribute('aria-hidden'));
        return `${words?.textContent} ${figure.parentElement?.querySelector('dt')?.textContent}`;
      }),
    );

/** The figures as the eye has them at this moment, e.g. "85%" or "3days". */
const drawn = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) => figures.map((figure) => figure.firstElementChild?.textContent));

const asDrawn = (results: string[]) =>
  results.map((result) => result.replace(/ (days|hours)/, '$1').split(' ')[0]);

/** Where each unit begins: it must not move while the number before it counts. */
const unitPlaces = (page: Page) =>
  resultsOf(page)
    .getByRole('definition')
    .evaluateAll((figures) =>
      figures.map(({ firstElementChild }) => {
        return firstElementChild?.lastElementChild?.getBoundingClientRect().left;
      }),
    );

for (const { name, path, results } of pages) {
  test(`${name}: four figures count up from 0 when they are seen`, async ({ page }) => {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect
      .poll(() => drawn(page))
      .toEqual(asDrawn(results).map((figure = '') => figure.replace(/\d+/, '0')));
    expect(await heard(page)).toEqual(results);
    const places = await unitPlaces(page);

    await resultsOf(page).scrollIntoViewIfNeeded();
    await expect.poll(() => drawn(page)).toEqual(asDrawn(results));
    expect(await unitPlaces(page)).toEqual(places);
    expect(await heard(page)).toEqual(results);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const { name, path, results } of pages)
    test(`${name}: the figures are simply there`, async ({ page }) => {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(await drawn(page)).toEqual(asDrawn(results));
    });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the figures and the systems can be read', async ({ page }) => {
    for (const { path, results } of pages) {
      await page.goto(`.${path}/`);
      for (const result of asDrawn(results))
        await expect(resultsOf(page)).toContainText(result ?? 'a figure');
    }
    await page.goto('./solutions/');
    for (const system of ['Panic Button', 'Nexus', 'Retrofit Locks'])
      await expect(page.getByText(system, { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: /animation/ })).toHaveCount(0);
  });
});
