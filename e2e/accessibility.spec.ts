import { brand } from '../content/site/brand';
import { expect, heading, openHash, openStarted, test, type Page } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { cutOffText } from './helpers/cut-off-text';
import { kinds } from './helpers/kinds';
import { desktop, phone, resize } from './helpers/resize';
import { seenContrasts } from './helpers/seen-contrast';

/** Settings with which some visitors read, as style sheets. */
const readers = {
  large: 'html { font-size: 200% !important }',
  // The values of WCAG 1.4.12.
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
};

for (const path of kinds)
  test(`everyone can read ${path}`, { tag: '@a11y' }, async ({ page, checkAccessibility }) => {
    test.slow();
    // The outline of the whole building crosses the roof, where home shows the minute.
    await page.clock.setFixedTime('2026-03-03T15:10:00');
    await openStarted(page, path);
    await expect(heading(page)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^(?!Page not found).+ \\| ${brand.name}$`));
    // No live region speaks before the visitor acts.
    for (const role of ['alert', 'status'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);

    for (const size of [phone, desktop]) {
      const [width] = size;
      await resize(page, size);

      const texts = await test.step(`axe at ${width} px`, () => checkAccessibility());

      if (path === '/') expect(texts.length, 'texts on the illustration').toBeGreaterThan(0);
      for (const { text, contrast, needed } of await seenContrasts(page, texts))
        expect.soft(contrast, `${text} at ${width} px`).toBeGreaterThanOrEqual(needed);

      for (const css of Object.values(readers))
        expect.soft(await foundWith(page, css, cutOffText), `${width} px, ${css}`).toEqual([]);
      expect.soft(await page.evaluate(smallTargets), `${width} px`).toEqual([]);
    }

    // Wider spacing must not crowd the large figures of home.
    if (path === '/') expect.soft(await foundWith(page, readers.spaced, crowdedText)).toEqual([]);
  });

/** What `look` finds on the page while it has an additional style sheet. */
async function foundWith(page: Page, css: string, look: (root: Element) => string[]) {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const found = await page.locator('body').evaluate(look);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return found;
}

/** Runs in the page. Touch targets of less than 24 by 24 px. */
function smallTargets() {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      // WCAG 2.5.8 exempts links inside a sentence. Elements that are off screen until focused are skipped.
      const inSentence =
        element.matches('p a, dd a') && getComputedStyle(element).display === 'inline';
      return width > 1 && !inSentence && (width < 24 || height < 24);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** The element with the focus, whether the header lies over it, and whether its focus ring is shown. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, top, width, height } = element.getBoundingClientRect();
    const above = document.elementFromPoint(left + width / 2, top + height / 2);
    const header = document.querySelector('header');
    const covered = !!header?.contains(above) && !header.contains(element);
    // A radio button shows its focus ring on its label.
    const ring = [element, element.closest('label')].some(
      (part) => part && getComputedStyle(part).outlineStyle !== 'none',
    );
    return { name: element.textContent?.trim().slice(0, 30), covered, ring };
  });

test('keyboard focus is visible and never under the header', { tag: '@a11y' }, async ({ page }) => {
  for (const path of ['/', '/resources', '/contact']) {
    await openHash(page, path);
    await expect(heading(page)).toBeVisible();
    await page.keyboard.press('Tab');
    // The header is the same on all pages but one.
    if (path !== '/contact') await page.keyboard.press('Enter');
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await focusOf(page);
      if (!focus) break;
      expect(focus).toMatchObject({ covered: false, ring: true });
    }
  }
});
