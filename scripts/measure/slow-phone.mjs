import { setTimeout as wait } from 'node:timers/promises';

export const phone = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

/** Opens a tab with the processor slowed down four times. */
export async function openSlowPage(context) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return page;
}

/**
 * Loads an address once with an empty cache.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {string} heading the text of the requested page's h1
 * @returns {Promise<Record<string, number | undefined>>} times in ms from the start of the first
 *   document, undefined if it did not happen; blocked time in ms; bytes at load in KB
 */
export async function measureLoad(browser, url, heading) {
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 1.75 });
  const page = await openSlowPage(context);
  await page.addInitScript(observe, heading);
  await page.goto(url, { timeout: 60_000 });
  await wait(2500);
  const { started, times, blocked } = await page.evaluate(readObserved);
  const { script, total } = await page.evaluate(loadedBytes);
  await context.close();
  return {
    ...Object.fromEntries(
      Object.entries(times).map(([name, time]) => [name, time ? time - started : undefined]),
    ),
    blocked,
    'script KB': script / 1000,
    'total KB': total / 1000,
  };
}

/** Runs in every document before its own scripts. */
function observe(heading) {
  if (!location.protocol.startsWith('http')) return;
  // If the first document opens another one, that has a new time origin.
  sessionStorage.measureStarted ??= performance.timeOrigin;
  const observed = { blocked: 0, largest: 0, heading: 0, menu: 0 };
  Object.assign(globalThis, { observed });
  const onEntry = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({
      type,
      buffered: true,
    });
  onEntry('largest-contentful-paint', ({ startTime }) => (observed.largest = startTime));
  onEntry('longtask', ({ duration }) => (observed.blocked += duration - 50));

  const isVisible = { visibilityProperty: true, opacityProperty: true };
  const onFrame = () => {
    const title = [...document.querySelectorAll('h1')].find((h1) => h1.textContent === heading);
    if (title?.checkVisibility(isVisible)) observed.heading ||= performance.now();
    // React marks hydrated elements. A click on the button would change the page.
    const button = document.querySelector('header button') ?? {};
    if (Object.keys(button).some((key) => key.startsWith('__reactProps')))
      observed.menu ||= performance.now();
    requestAnimationFrame(onFrame);
  };
  requestAnimationFrame(onFrame);
}

/** Runs in the last document. Returns what was observed, with absolute times. */
function readObserved() {
  const { blocked, largest, heading, menu } = globalThis.observed;
  const fonts = performance.getEntriesByType('resource').filter(({ name }) => /woff2$/.test(name));
  const onClock = (time) => time && performance.timeOrigin + time;
  return {
    started: Number(sessionStorage.measureStarted),
    blocked,
    times: {
      'first paint': onClock(performance.getEntriesByName('first-contentful-paint')[0]?.startTime),
      'largest paint': onClock(largest),
      heading: onClock(heading),
      fonts: onClock(Math.max(0, ...fonts.map(({ responseEnd }) => responseEnd))),
      menu: onClock(menu),
    },
  };
}

/** Runs in a page. Returns the compressed bytes that it requested before its load event. */
export function loadedBytes() {
  const [navigation] = performance.getEntriesByType('navigation');
  const files = performance
    .getEntriesByType('resource')
    .filter(({ startTime }) => startTime < navigation.loadEventStart);
  const sum = (entries) => entries.reduce((bytes, entry) => bytes + entry.encodedBodySize, 0);
  return {
    script: sum(files.filter(({ name }) => new URL(name).pathname.endsWith('.js'))),
    total: sum([navigation, ...files]),
  };
}
