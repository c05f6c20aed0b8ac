import { faq } from '../content/pages/faq';
import { doors } from '../content/school/doors';
import { expect, footerLink, heading, openHash, test, type Page } from './fixtures';
import { pages as solutions } from './helpers/solution-pages';
import { untilIdle } from './helpers/until-idle';

/** Scrolls a little, which hides the blocks below the window, and prints. */
async function print(page: Page, path: string) {
  await openHash(page, path);
  await expect(heading(page)).toBeVisible();
  await untilIdle(page);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
}

/** Text that is in the accessibility tree but is not visible. */
const unseen = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: box, textContent: words } = texts.currentNode;
      for (let at = box; at && at !== main; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') found.push(words ?? '');
    }
    return found;
  });

/** Printed parts of the line outside of illustrations, and strokes that reach past the page. */
const strayLines = (page: Page) =>
  page.locator('body').evaluate((body) => {
    const { left, right } = body.getBoundingClientRect();
    const parts = [...body.querySelectorAll('[data-line]:not(svg *)')];
    if (parts.length === 0) return ['a page without the line'];
    const strokes = [...body.querySelectorAll('main svg *')].filter((element) => {
      if (getComputedStyle(element).stroke === 'none') return false;
      const drawn = element.getBoundingClientRect();
      return drawn.width > 0 && (drawn.left < left - 9 || drawn.right > right + 9);
    });
    return [...parts.filter((part) => part.checkVisibility()), ...strokes].map((element) =>
      element.closest('section')?.textContent?.slice(0, 40),
    );
  });

for (const path of ['/', '/products/nexus', '/solutions', '/solutions/k12', '/about', '/contact'])
  test(`a print of ${path} has all its text, without buttons or pieces of the line`, async ({
    page,
  }) => {
    await print(page, path);
    const main = page.getByRole('main');
    expect(await unseen(page)).toEqual([]);
    await expect(main.getByRole('link', { name: /demo$|Talk to Us/i })).toHaveCount(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    expect(await strayLines(page)).toEqual([]);

    const solution = solutions.find((one) => one.path === path);
    const figures = await main.getByRole('definition').allInnerTexts();
    for (const result of solution?.results ?? [])
      expect(figures).toContain(result.match(/^\S+( days| hours)?/)![0]);
  });

test('a print of IT & privacy has what is left of each product, also after another page', async ({
  page,
}) => {
  await openHash(page, '/');
  await footerLink(page, 'IT & privacy').click();
  await expect(page.getByRole('heading', { level: 2, name: 'IT & privacy' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const { product } of doors)
    await expect(page.getByRole('heading', { level: 3, name: product.name })).toBeVisible();
});

test('a print of the questions has all eight answers, and nothing of the grants', async ({
  page,
}) => {
  await print(page, '/resources/faq');
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Equipment Grants', exact: true })).toBeHidden();
});
