import { faq } from '../content/pages/faq';
import { productSlugs } from '../content/site/addresses';
import { product as nexus } from '../content/products/nexus';
import { expect, heading, main, openStarted, test, visit, type Page } from './fixtures';
import { pages as solutions } from './helpers/solution-pages';
import { untilIdle } from './helpers/until-idle';

/** Scrolls a little, which hides the blocks below the window, and prints. */
async function print(page: Page, path: string) {
  await openStarted(page, path);
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
  main(page).evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { parentElement: box, textContent: words } = texts.currentNode;
      for (let at = box; at && at !== element; at = at.parentElement)
        if (getComputedStyle(at).opacity === '0') found.push(words ?? '');
    }
    return found;
  });

for (const path of ['/', '/products/nexus', '/solutions/k12', '/about', '/contact', '/privacy'])
  test(`a print of ${path} has all its text, without header, buttons and line`, async ({
    page,
  }) => {
    await print(page, path);
    expect(await unseen(page)).toEqual([]);
    await expect(heading(page)).toBeVisible();
    for (const part of ['banner', 'contentinfo', 'complementary', 'navigation'] as const)
      await expect(page.getByRole(part)).toHaveCount(0);
    await expect(main(page).getByRole('link', { name: /demo$|Talk to Us/i })).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.locator('[data-line]:not(svg *)').filter({ visible: true })).toHaveCount(0);

    const solution = solutions.find((one) => one.path === path);
    const figures = await main(page).getByRole('definition').allInnerTexts();
    for (const result of solution?.results ?? [])
      expect(figures).toContain(result.match(/^\S+( days| hours)?/)![0]);
    if (path !== '/products/nexus') return;
    for (const answer of [nexus.doesNot[0]!, nexus.outages.servers.meanwhile])
      await expect(main(page).getByText(answer)).toBeVisible();
  });

test('a product page prints with its answers on at most three pages', async ({
  page,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  test.slow();
  await openStarted(page, '/');
  for (const slug of productSlugs) {
    await visit(page, `/products/${slug}`);
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    expect.soft(pdf.match(/\/Type\s*\/Page\b/g)?.length, slug).toBeLessThanOrEqual(3);
  }
});

test('a print of the questions has all eight answers, and nothing of the grants', async ({
  page,
}) => {
  await print(page, '/resources/faq');
  for (const { answer } of faq) await expect(page.getByText(answer)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Equipment Grants', exact: true })).toBeHidden();
});
