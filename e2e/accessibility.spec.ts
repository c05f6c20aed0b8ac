import { expect, openHash, test } from './fixtures';
import { kinds } from './helpers/kinds';

for (const path of kinds)
  test(
    `${path} has no axe violations at 390, 900 and 1440 px`,
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await checkAccessibility();
      }
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

test('no status bar is read before the footer, and nothing after it', async ({ page }) => {
  await openHash(page, '/');
  await expect(page.locator('next-route-announcer')).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('status')).toHaveCount(0);
});

test.describe('user preferences', () => {
  const sample = ['/', '/products/nexus', '/resources', '/contact', '/solutions', '/solutions/k12'];

  test('text at 200% is not cut off', { tag: '@a11y' }, async ({ page }) => {
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

  test('text with WCAG spacing is not cut off', { tag: '@a11y' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of sample) {
      await openHash(page, path);
      await page.evaluate(() => {
        const sheet = new CSSStyleSheet();
        // The spacing values of WCAG 1.4.12.
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
    'keyboard focus is visible and never under the header',
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
    },
  );

  test('touch targets are at least 24 by 24 px', { tag: '@a11y' }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of sample) {
      await openHash(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const small = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            const { width, height } = element.getBoundingClientRect();
            // WCAG 2.5.8 exempts links inside a sentence. Elements that are off screen until focused are skipped.
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
