import { allAddresses } from '../content/addresses';
import { expect, openHash, test } from './fixtures';

/** One address a page: second names show what the first shows. */
const pages = allAddresses()
  .filter(({ path, canonical }) => path === canonical)
  .map(({ path }) => path);
const widths = [390, 900, 1440];

// A path without a page is left out: the specification wants its main empty, without a heading.
for (const path of [...pages, '/products/no-such-product']) {
  test(
    `${path} has nothing that axe finds`,
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      test.slow(); // three widths, and axe reads the whole page at each
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await openHash(page, path);
        if (path !== '/no-such-page')
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await checkAccessibility();
      }
    },
  );
}

for (const path of pages) {
  test(`${path} is at home in 320 pixels`, { tag: '@a11y' }, async ({ page }) => {
    for (const width of [320, 480, 640, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sideways = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth - clientWidth;
      });
      expect([width, sideways]).toEqual([width, 0]);
    }
  });

  test(
    `${path} has headings in order and one of each landmark`,
    { tag: '@a11y' },
    async ({ page }) => {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const levels = await page
        .getByRole('main')
        .getByRole('heading')
        .evaluateAll((headings) => headings.map((heading) => Number(heading.tagName.slice(1))));
      expect(levels[0]).toBe(1);
      const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
      expect(jumps).toEqual([]);
      for (const landmark of ['banner', 'main', 'contentinfo'] as const)
        await expect(page.getByRole(landmark)).toHaveCount(1);
    },
  );
}

test.describe('for a visitor who', () => {
  const sample = ['/', '/products/nexus', '/resources', '/contact', '/solutions/k12'];

  test('sets text at 200%, nothing is cut off or lost', { tag: '@a11y' }, async ({ page }) => {
    for (const path of sample) {
      await openHash(page, path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('html { font-size: 200% !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, sideways]).toEqual([path, 0]);
    }
  });

  test('spaces text out, nothing is cut off', { tag: '@a11y' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of sample) {
      await openHash(page, path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // The distances of WCAG 1.4.12.
        sheet.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-bottom: 2em !important }',
        );
        document.adoptedStyleSheets.push(sheet);
      });
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect([path, sideways]).toEqual([path, 0]);
    }
  });

  test(
    'moves by keyboard, focus is seen and never under the header',
    { tag: '@a11y' },
    async ({ page }) => {
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
            // A radio button shows its focus on the row that is its label.
            const ring = [element, element.closest('label')].some(
              (part) => part && getComputedStyle(part).outlineStyle !== 'none',
            );
            return { name: element.textContent?.trim().slice(0, 30), covered, ring };
          });
          if (!focus) break;
          expect(focus).toMatchObject({ covered: false, ring: true });
        }
      }
    },
  );

  test('uses a fingertip, targets are large enough', { tag: '@a11y' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of sample) {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            // Links inside a sentence are exempt (WCAG 2.5.8); what is off screen until focused too.
            const inSentence =
              element.matches('p a') && getComputedStyle(element).display === 'inline';
            return width > 1 && !inSentence && (width < 24 || height < 24);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect([path, small]).toEqual([path, []]);
    }
  });
});
