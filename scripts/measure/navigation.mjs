import { median } from './median.mjs';

/**
 * How long after a click on a link the new page's heading is painted, on a processor slowed four
 * times, once the browser has been idle. In milliseconds, the median of some navigations.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 */
export async function navigationTime(browser, home) {
  const page = await browser.newPage();
  await page.goto(home, { waitUntil: 'networkidle' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = [];
  for (const path of [
    '/about',
    '/contact',
    '/solutions',
    '/resources',
    '/products/nexus',
    '/products',
  ]) {
    times.push(
      await page.evaluate(async (to) => {
        const before = document.querySelector('main h1');
        const start = performance.now();
        location.hash = to;
        const painted = () =>
          new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
        do await painted();
        while (document.querySelector('main h1') === before && performance.now() - start < 5000);
        return performance.now() - start;
      }, path),
    );
  }
  await page.close();
  return Math.round(median(times) ?? 0);
}
