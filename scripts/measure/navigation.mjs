import { setTimeout as wait } from 'node:timers/promises';
import { openSlowPage, phone } from './slow-phone.mjs';

/**
 * Opens every page during one visit that starts at home, and returns the time in ms from each change
 * of the hash to the frame that shows the new page's heading. The browser is idle before each change.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {Record<string, string>} headings the text of each page's h1, by its path
 * @returns {Promise<[hash: string, ms: number][]>}
 */
export async function measureNavigation(browser, home, headings) {
  const context = await browser.newContext(phone);
  const page = await openSlowPage(context);
  await page.goto(home);
  const times = [];
  for (const [path, heading] of Object.entries(headings)) {
    const hash = `#/${path.replace(/\/$/, '')}`;
    await wait(1000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    times.push([hash, await page.evaluate(navigate, [hash, heading])]);
  }
  await context.close();
  return times;
}

/** Runs in the page. A page that takes longer than 5 s counts as 5 s. */
async function navigate([hash, heading]) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isShown = () => document.querySelector('main h1')?.textContent === heading;
  const start = performance.now();
  location.hash = hash;
  do await painted();
  while (!isShown() && performance.now() - start < 5000);
  return performance.now() - start;
}
