import { setTimeout as wait } from 'node:timers/promises';

/**
 * The sum of layout shifts while a page loads whose fonts come two seconds late, at a phone's and a
 * desktop's width. Never less than CLS, which counts the worst five seconds.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<Record<string, number>>} by width
 */
export async function measureLayoutShift(browser, url) {
  const sums = {};
  for (const width of [412, 1440]) {
    const page = await browser.newPage({ viewport: { width, height: 900 } });
    await page.route('**/*.woff2', async (route) => {
      await wait(2000);
      await route.continue();
    });
    await page.addInitScript(() => {
      Object.assign(globalThis, { shifted: 0 });
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(url);
    await page.evaluate(() => document.fonts.ready);
    await wait(1000);
    sums[`${width} px`] = await page.evaluate(() => globalThis.shifted);
    await page.close();
  }
  return sums;
}
