import { expect, openHash, test, type Page } from './fixtures';
import { cutOffText } from './helpers/cut-off-text';
import { kinds } from './helpers/kinds';
import { resize } from './helpers/resize';

/** Settings with which some visitors read, as style sheets. */
const readers = {
  large: 'html { font-size: 200% !important }',
  // The values of WCAG 1.4.12.
  spaced:
    '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
};

for (const path of kinds)
  test(`everyone can read ${path}`, { tag: '@a11y' }, async ({ page, checkAccessibility }) => {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await headingJumps(page)).toEqual([]);
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(landmark)).toHaveCount(1);

    for (const width of [390, 1440]) {
      await resize(page, width);

      await test.step(`axe at ${width} px`, () => checkAccessibility());

      expect.soft(await cutOffWith(page, readers.large), `${width} px`).toEqual([]);
    }
    await resize(page, 390);
    expect(await cutOffWith(page, readers.spaced)).toEqual([]);
    expect(await page.evaluate(smallTargets)).toEqual([]);
  });

/** The headings of the page that skip a level; the first is of level 1. */
async function headingJumps(page: Page) {
  const levels = await page
    .getByRole('main')
    .getByRole('heading')
    .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
  return levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
}

/** The texts that are cut off while the page has this style sheet too. */
const cutOffWith = async (page: Page, css: string) => {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);
  const cutOff = await page.evaluate(cutOffText);
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return cutOff;
};

/** Runs in the page. Touch targets of less than 24 by 24 px. */
function smallTargets() {
  return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      // WCAG 2.5.8 exempts links inside a sentence. Elements that are off screen until focused are skipped.
      const inSentence = element.matches('p a') && getComputedStyle(element).display === 'inline';
      return width > 1 && !inSentence && (width < 24 || height < 24);
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

test('no status bar is read before the footer, and nothing after it', async ({ page }) => {
  await openHash(page, '/');
  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test('keyboard focus is visible and never under the header', { tag: '@a11y' }, async ({ page }) => {
  for (const path of ['/', '/resources', '/contact']) {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
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
      if (!focus) break;
      expect(focus).toMatchObject({ covered: false, ring: true });
    }
  }
});
