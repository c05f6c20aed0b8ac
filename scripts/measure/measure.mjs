/**
 * Measures what a visitor on a slow phone waits for, beside a plain page with the words of home.
 * docs/measuring.md explains the figures.
 *
 *   npm run measure -- [--runs 5] [--pages /,/#/about] [out] [another export …]
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { devices } from '@playwright/test';
import { makeCertificate } from '../localhost.mjs';
import { launchChromium } from '../programs.mjs';
import { serveFolder } from '../static-server.mjs';
import { startSlowNetwork } from './slow-network.mjs';

/** The goals on a quiet machine, in times the first paint of the plain page. */
const goals = {
  '/': { firstPaint: 1.25, heading: 1.25, menu: 3.1 },
  '/products/nexus/': { firstPaint: 1.25, heading: 1.25 },
  '/#/products/nexus': { heading: 1.6 },
};
const usual = '/,/products/nexus/,/resources/,/contact/,/#/products/nexus';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: usual } },
});
const folders = positionals.length ? positionals : ['out'];
const pages = options.pages.split(',');
const [load = 0] = loadavg();
if (load > 0.5)
  console.warn(`Other work is running (load ${load.toFixed(1)}): times will be too long.`);

const work = '.measure';
makeCertificate(work);
const browser = await launchChromium(['--ignore-certificate-errors']);
const plain = await serveSlowly(await writePlainPage(`${work}/plain`));
const sites = [];
for (const folder of folders) sites.push({ folder, ...(await serveSlowly(folder)) });

/** The figures of each run, by the name of the page and by their own. */
const measured = {};
for (let run = 0; run < Number(options.runs); run += 1) {
  add('plain page', await measureLoad(plain.slow));
  for (const page of pages)
    for (const { folder, address, slow } of sites)
      add(
        `${folder} ${page}`,
        await measureLoad(slow + page.slice(1), await headingOf(address, page)),
      );
}
await browser.close();

const median = (values) => Math.round(values.sort((a, b) => a - b)[Math.floor(values.length / 2)]);
const mapFigures = (figures, change) =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, change(value, name)]));
const times = mapFigures(measured, (figures) => mapFigures(figures, median));
const floor = times['plain page'].firstPaint;
console.log('\nSlow phone: times in ms');
console.table(times);
console.log('\nTimes the first paint of the plain page, with the goal');
console.table(
  mapFigures(times, ({ firstPaint, heading, menu }, row) =>
    mapFigures({ firstPaint, heading, menu }, (ms, figure) => {
      const goal = goals[row.replace(/^\S+ /, '')]?.[figure];
      return `${(ms / floor).toFixed(2)}${goal ? ` (${goal})` : ''}`;
    }),
  ),
);
process.exit();

/** Adds the figures of one run to a row. */
function add(row, figures) {
  for (const [name, value] of Object.entries(figures))
    ((measured[row] ??= {})[name] ??= []).push(value);
}

/** Serves a folder over HTTP/2 and TLS: at `address`, and through the slow network at `slow`. */
async function serveSlowly(folder) {
  const { address } = await serveFolder({ root: folder, certificates: work });
  const port = await startSlowNetwork(Number(new URL(address).port));
  return { address, slow: `https://localhost:${port}/` };
}

/** The text of the h1 of a page; of a hash, that of its prerendered page. */
async function headingOf(address, page) {
  const tab = await browser.newPage({ javaScriptEnabled: false });
  await tab.goto(
    address + page.replace(/^\/(#\/(.+))?/, (_, hash, path) => (hash ? `${path}/` : '')),
  );
  const heading = await tab.locator('h1').textContent();
  await tab.close();
  return heading;
}

/**
 * Writes a plain HTML page with the words of home's main part, without script, style, fonts or images:
 * the fastest possible page with these words. Returns the folder.
 */
async function writePlainPage(folder) {
  const { address, close } = await serveFolder({ root: folders[0] });
  const tab = await browser.newPage();
  await tab.goto(address);
  const text = (await tab.getByRole('main').innerText()).replaceAll(/[&<]/g, ' ');
  await tab.close();
  close();
  const lines = text.split('\n').filter((line) => line.trim());
  const html =
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>' +
    '<meta name="viewport" content="width=device-width">' +
    lines.map((line) => `<p>${line}</p>`).join('\n');
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/index.html`, html);
  writeFileSync(`${folder}/index.html.br`, brotliCompressSync(html));
  return folder;
}

/**
 * Loads an address once, on a phone with an empty cache whose processor is slowed down four times. The
 * figures are in ms from the start of the first document, undefined if it did not happen.
 */
async function measureLoad(url, heading) {
  const context = await browser.newContext(devices['Pixel 7']);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(observe, heading);
  await page.goto(url, { timeout: 60_000 });
  await wait(2500);
  const figures = await page.evaluate(() => {
    const { blocked, ...times } = globalThis.observed;
    const before = performance.timeOrigin - sessionStorage.measureStarted;
    const since = Object.entries(times).map(([name, time]) => [name, time && before + time]);
    return { ...Object.fromEntries(since), blocked };
  });
  await context.close();
  return figures;
}

/** Runs in every document before its own scripts. */
function observe(heading) {
  if (!location.protocol.startsWith('http')) return;
  // If the first document opens another one, that has a new time origin.
  sessionStorage.measureStarted ??= performance.timeOrigin;
  const [firstPaint, heading, menu, largestPaint] = [];
  const observed = { firstPaint, heading, menu, largestPaint, blocked: 0 };
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
    if (element?.textContent === heading) observed.heading ||= startTime;
  });

  const look = () => {
    // React marks hydrated elements. A click on the button would change the page.
    const button = document.querySelector('header button') ?? {};
    if (Object.keys(button).some((key) => key.startsWith('__reactProps')))
      observed.menu ||= performance.now();
    if (!observed.menu) setTimeout(look, 20);
  };
  // Not in animation frames: waiting for one makes the browser draw more of them.
  document.addEventListener('DOMContentLoaded', look);
}
