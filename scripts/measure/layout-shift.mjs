import { setTimeout as wait } from 'node:timers/promises';

/**
 * Measures the sum of layout shifts while a page loads and its fonts are two seconds late. The sum is
 * never less than CLS, which counts the worst five seconds.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {number} width of the window in pixels
 */
export async function measureLayoutShift(browser, url, width) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.route('**/*.woff2', (route) => wait(2000).then(() => route.continue()));
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifted: 0 });
    const add = ({ value }) => (globalThis.shifted += value);
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  await page.goto(url);
  await page.evaluate(() => document.fonts.ready);
  await wait(1000);
  const sum = await page.evaluate(() => globalThis.shifted);
  await page.close();
  return sum;
}
