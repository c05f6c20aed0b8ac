/**
 * Measures what a visitor on a slow phone waits for, beside a plain page with the words of home.
 * docs/measuring.md explains the figures.
 *
 *   npm run measure -- [--runs 5] [--pages /,/#/about] [out] [another export …]
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import lighthouse from 'lighthouse';
import { freePort, makeCertificate } from '../localhost.mjs';
import { launchChromium } from '../programs.mjs';
import { goals } from './goals.mjs';
import { readHeadings, serveSite, writePlainPage } from './sites.mjs';
import { measureLoad, measureNavigation } from './slow-phone.mjs';

const usual = '/,/products/nexus/,/resources/,/contact/,/#/products/nexus';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, pages: { type: 'string', default: usual } },
});
const folders = positionals.length ? positionals : ['out'];
const pages = options.pages.split(',').map((page) => page.replace(/^\//, ''));
/** The path of a prerendered page: "about/" for "about/" and for "#/about". */
const pathOf = (page) => page.replace(/^#\/(.+)/, '$1/');
const [load = 0] = loadavg();
if (load > 0.5)
  console.warn(`Other work is running (load ${load.toFixed(1)}): times will be too long.`);

const work = '.measure';
makeCertificate(work);
const port = await freePort();
const browser = await launchChromium([
  '--ignore-certificate-errors',
  `--remote-debugging-port=${port}`,
]);
const sites = [];
for (const folder of folders) sites.push(await serveSite(folder, work));
const words = await writePlainPage(browser, sites[0].address, `${work}/plain`);
const plain = await serveSite(words, work);
const headings = new Map();
for (const site of sites) headings.set(site, await readHeadings(browser, site));

const loads = {};
const scores = {};
const visits = {};
for (let run = 0; run < Number(options.runs); run += 1) {
  add(loads, 'plain page', await measureLoad(browser, plain.slow));
  for (const page of pages)
    for (const site of sites) {
      const heading = headings.get(site)[pathOf(page)];
      const name = `${site.folder} /${page}`;
      add(loads, name, await measureLoad(browser, site.slow + page, heading));
      add(scores, name, await lighthouseScores(site.address + page));
    }
  for (const site of sites) {
    const times = await measureNavigation(browser, site.address, headings.get(site));
    for (const [hash, ms] of Object.entries(times)) add(visits, hash, { [site.folder]: ms });
  }
}

const floor = medians(loads['plain page']).firstPaint;
const timesPlain = ({ firstPaint, heading, menu }) =>
  Object.fromEntries(
    Object.entries({ firstPaint, heading, menu }).map(([name, ms]) => [
      name,
      (ms / floor).toFixed(2),
    ]),
  );
print('Slow phone: times in ms', loads);
print('Slow phone: times the first paint of the plain page', loads, timesPlain);
console.log('\nGoals: times the first paint of the plain page');
console.table(compareWithGoals());
print('Lighthouse', scores);
print('During a visit: from a new hash to its heading, in ms', visits);

await browser.close();
process.exit();

/** The goals of the pages that were measured, each beside the figure of every export. */
function compareWithGoals() {
  const rows = goals
    .filter(({ page }) => pages.includes(page))
    .map(({ page, figure, goal }) => {
      const measured = sites.map(({ folder }) => {
        return [folder, timesPlain(medians(loads[`${folder} /${page}`]))[figure]];
      });
      return [`${figure} of /${page}`, { goal, ...Object.fromEntries(measured) }];
    });
  return Object.fromEntries(rows);
}

/** Adds the figures of one run to a row of a table. */
function add(table, row, figures) {
  for (const [name, value] of Object.entries(figures))
    ((table[row] ??= {})[name] ??= []).push(value);
}

/** The median of each figure of a row; NaN if it was not measured. */
function medians(row) {
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  return Object.fromEntries(
    Object.entries(row).map(([name, values]) => [name, Math.round(median(values))]),
  );
}

function print(title, table, derive = (figures) => figures) {
  const rows = Object.entries(table).map(([name, row]) => [name, derive(medians(row))]);
  console.log(`\n${title}`);
  console.table(Object.fromEntries(rows));
}

async function lighthouseScores(url) {
  const result = await lighthouse(url, { port, logLevel: 'silent' });
  const categories = Object.values(result?.lhr.categories ?? {});
  return Object.fromEntries(categories.map(({ id, score }) => [id, 100 * (score ?? NaN)]));
}
