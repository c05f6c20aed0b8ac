/**
 * Measures what a visitor on a slow phone waits for, beside a plain page with the words of home.
 * docs/measuring.md explains the figures.
 *
 *   npm run measure -- [--runs 5] [page …]      such as products/nexus/ or '#/about'
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { freePort } from '../localhost.mjs';
import { launchChromium } from '../programs.mjs';
import { serveFolder } from '../static-server.mjs';
import { writePlainPage } from './plain-page.mjs';
import { measureLoad, measureNavigation } from './slow-phone.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
});
const usual = ['', 'products/nexus/', 'resources/', 'contact/', '#/products/nexus'];
const pages = positionals.length ? positionals : usual;
const [load = 0] = loadavg();
if (load > 0.5)
  console.warn(`Other work is running (load ${load.toFixed(1)}): times will be too long.`);

const { address } = await serveFolder({ root: 'out' });
const port = await freePort();
const browser = await launchChromium([`--remote-debugging-port=${port}`]);
const plain = await serveFolder({ root: await writePlainPage(browser, address, '.measure/plain') });

/** The h1 of each page by its path, which is "about/" for "#/about". */
const headings = {};
const pathOf = (page) => page.replace(/^#\/(.+)/, '$1/');
for (const path of pages.map(pathOf)) headings[path] = await headingAt(address + path);

const plainLoad = await medians(() => measureLoad(browser, plain.address));
const timesPlain = (ms) => Number((ms / plainLoad.firstPaint).toFixed(2));
const loads = { 'plain page': plainLoad };
const ratios = {};
const scores = {};
for (const page of pages) {
  const name = `/${page}`;
  const url = address + page;
  const figures = await medians(() => measureLoad(browser, url, headings[pathOf(page)]));
  loads[name] = figures;
  ratios[name] = {
    firstPaint: timesPlain(figures.firstPaint),
    heading: timesPlain(figures.heading),
    menu: timesPlain(figures.menu),
  };
  scores[name] = await medians(() => lighthouseScores(url));
}
const visit = await medians(() => measureNavigation(browser, address, headings));

print('Slow phone: times in ms', loads);
print('Slow phone: times the first paint of the plain page', ratios);
print('Lighthouse', scores);
print('During a visit: from a new hash to its heading, in ms', visit);

await browser.close();
process.exit();

function print(title, table) {
  console.log(`\n${title}`);
  console.table(table);
}

async function headingAt(url) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(url);
  const heading = await page.locator('h1').first().textContent();
  await page.close();
  return heading;
}

async function lighthouseScores(url) {
  const result = await lighthouse(url, { port, logLevel: 'silent' });
  const categories = Object.values(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(({ id, score }) => [id, 100 * (score ?? NaN)]));
}

/** Repeats a measurement and returns the median of each figure; NaN if it was not measured. */
async function medians(measure) {
  const results = [];
  for (let run = 0; run < Number(values.runs); run += 1) results.push(await measure());
  const median = (figure) => {
    const sorted = results.map((result) => result[figure]).sort((a, b) => a - b);
    return Math.round(sorted[Math.floor(sorted.length / 2)]);
  };
  return Object.fromEntries(Object.keys(results[0]).map((figure) => [figure, median(figure)]));
}
