/** What kind of byte a response is, by what asked for it. */
const kinds = {
  document: 'html',
  script: 'script',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
};

/** @typedef {Record<'html' | 'script' | 'css' | 'font' | 'image' | 'other' | 'total' | 'requests' | 'fontFiles', number>} Bytes */

/**
 * Opens an address on a phone-sized screen with an empty cache and counts what travels, as the
 * server compressed it: until the load event, and after that until the network is quiet.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @returns {Promise<{ load: Bytes, idle: Bytes }>} `idle` is everything, what came at load included
 */
export async function pageBytes(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  /** @type {{ kind: string, request: import('@playwright/test').Request, size: Promise<number> }[]} */
  const seen = [];
  page.on('request', (request) => {
    const size = request.response().then(async (response) => {
      if (!response) return 0;
      return Number((await response.allHeaders())['content-length'] ?? 0);
    });
    seen.push({
      kind: kinds[request.resourceType()] ?? 'other',
      request,
      size: size.catch(() => 0),
    });
  });

  await page.goto(url, { waitUntil: 'load' });
  // By the browser's own clock: on a busy machine its events reach us late.
  const loaded = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return performance.timeOrigin + (navigation?.loadEventStart ?? 0);
  });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForLoadState('networkidle');
  // A request has its times once its response is there.
  await Promise.all(seen.map(({ size }) => size));
  const isEarly = ({ request }) => request.timing().startTime <= loaded;
  const load = await sum(seen.filter(isEarly));
  const idle = await sum(seen);
  await context.close();
  return { load, idle };
}

async function sum(requests) {
  const bytes = { html: 0, script: 0, css: 0, font: 0, image: 0, other: 0, total: 0 };
  const count = { requests: requests.length, fontFiles: 0 };
  for (const { kind, size } of requests) {
    bytes[kind] += await size;
    bytes.total += await size;
    if (kind === 'font') count.fontFiles += 1;
  }
  return { ...bytes, ...count };
}
