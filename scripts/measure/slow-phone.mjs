import { setTimeout as wait } from 'node:timers/promises';
import { devices } from '@playwright/test';

/** Opens a tab with an empty cache on a phone whose processor is slowed down four times. */
async function openPhone(browser) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Loads an address once.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} [heading] the text of the requested page's h1
 * @returns {Promise<Record<string, number | undefined>>} times in ms from the start of the first
 *   document, undefined if it did not happen; blocked time in ms
 */
export async function measureLoad(browser, url, heading) {
  const page = await openPhone(browser);
  await page.addInitScript(observe, heading);
  await page.goto(url, { timeout: 60_000 });
  await wait(2500);
  const figures = await page.evaluate(readFigures);
  await page.context().close();
  return figures;
}

/** Runs in every document before its own scripts. */
function observe(heading) {
  if (!location.protocol.startsWith('http')) return;
  // If the first document opens another one, that has a new time origin.
  sessionStorage.measureStarted ??= performance.timeOrigin;
  const observed = { blocked: 0 };
  Object.assign(globalThis, { observed });
  const onEntry = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  onEntry('paint', ({ startTime }) => (observed.firstPaint = startTime));
  onEntry('largest-contentful-paint', ({ startTime }) => (observed.largestPaint = startTime));
  onEntry('longtask', ({ duration }) => (observed.blocked += duration - 50));

  // An h1 that gets this attribute before it is painted reports when it is.
  new MutationObserver(() => {
    for (const h1 of document.querySelectorAll('h1:not([elementtiming])'))
      h1.setAttribute('elementtiming', 'heading');
  }).observe(document, { childList: true, subtree: true });
  onEntry('element', ({ element, startTime }) => {
    if (element?.textContent === heading) observed.heading ??= startTime;
  });

  const look = () => {
    // React marks hydrated elements. A click on the button would change the page.
    const button = document.querySelector('header button') ?? {};
    if (Object.keys(button).some((key) => key.startsWith('__reactProps')))
      observed.menu ??= performance.now();
    if (!observed.menu) setTimeout(look, 20);
  };
  // Not in animation frames: waiting for one makes the browser draw more of them.
  document.addEventListener('DOMContentLoaded', look);
}

/** Runs in the last document. */
function readFigures() {
  const { blocked, firstPaint, largestPaint, heading, menu } = globalThis.observed;
  const sinceStart = (time) =>
    time && performance.timeOrigin - sessionStorage.measureStarted + time;
  return {
    firstPaint: sinceStart(firstPaint),
    heading: sinceStart(heading),
    menu: sinceStart(menu),
    largestPaint: sinceStart(largestPaint),
    blocked,
  };
}

/**
 * Opens every page during one visit that starts at home, and returns the time in ms from each change of
 * the hash to the frame that shows the new page's heading. The browser is idle before each change.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} home
 * @param {Record<string, string>} headings the text of each page's h1, by its path
 * @returns {Promise<Record<string, number>>} by hash
 */
export async function measureNavigation(browser, home, headings) {
  const page = await openPhone(browser);
  await page.goto(home);
  const times = {};
  for (const [path, heading] of Object.entries(headings)) {
    if (!path) continue;
    const hash = `#/${path.replace(/\/$/, '')}`;
    await wait(1000);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    times[hash] = await page.evaluate(navigate, { hash, heading });
  }
  await page.context().close();
  return times;
}

/** Runs in the page. A page that takes longer than 5 s counts as 5 s. */
async function navigate({ hash, heading }) {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const isShown = () => document.querySelector('main h1')?.textContent === heading;
  const start = performance.now();
  location.hash = hash;
  do await painted();
  while (!isShown() && performance.now() - start < 5000);
  return performance.now() - start;
}
