import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from './fixtures';

/** Runs in the page. Whether it uses fonts and has loaded all of them. */
const hasFonts = () =>
  document.fonts.status === 'loaded' &&
  [...document.fonts].some((font) => font.status === 'loaded');

for (const path of ['', 'products/nexus/', 'resources/', 'contact/', '#/products/nexus'])
  for (const width of [412, 1440])
    test(`nothing on /${path} moves at ${width} px when fonts load 2 s late`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.route('**/*.woff2', (route) => wait(2000).then(() => route.continue()));
      await page.addInitScript(() => {
        const shift = new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sessionStorage.shift = Number(sessionStorage.shift ?? 0) + entry.value;
        });
        shift.observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`./${path}`);
      await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
      // The browser reports a layout shift after the frame.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
      );
      const shift = await page.evaluate(() => Number(sessionStorage.shift ?? 0));
      // A line may wrap differently in a fallback font. Other metrics of that font shift more.
      expect(shift).toBeLessThan(0.001);
    });
