/**
 * Measures loading on a slow phone, compared with a plain page with the same words, and compares
 * exports. docs/measuring.md explains the figures.
 *
 *   npm run measure -- [--runs 5] [--pages /,/#/about] [out] [another export …]
 */
import { existsSync, mkdirSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort, makeCertificate } from '../localhost.mjs';
import { launchChromium } from '../programs.mjs';
import { measureLayoutShift } from './layout-shift.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { measureNavigation } from './navigation.mjs';
import { pathOf, serveSite, writePlainPage } from './sites.mjs';
import { measureLoad } from './slow-phone.mjs';
import { median, Table } from './table.mjs';

const defaultPages = '/,/products/nexus/,/resources/,/contact/,/#/products/nexus';
const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: defaultPages },
  },
});
const pages = options.pages.split(',').map((page) => page.replace(/^\//, ''));
const folders = positionals.length ? positionals : ['out'];
const missing = folders.filter((folder) => !existsSync(`${folder}/index.html.br`));
if (missing.length) {
  console.error(`There is no export in ${missing.join(', ')}. Build it first: npm run build`);
  process.exit(1);
}
const [load = 0] = loadavg();
if (load > 0.5)
  console.warn(`Other work is running (load ${load.toFixed(1)}): times will be too long.`);

const work = '.measure';
mkdirSync(work, { recursive: true });
const tls = makeCertificate(work);
const debuggingPort = await freePort();
const browser = await launchChromium([
  '--ignore-certificate-errors',
  `--remote-debugging-port=${debuggingPort}`,
]);
const sites = [];
for (const folder of folders) sites.push(await serveSite(browser, folder, tls));
await writePlainPage(browser, sites[0].address, `${work}/plain`);
const plain = await serveSite(browser, `${work}/plain`, tls);

const loads = new Table();
const scores = new Table();
const navigations = new Table();
const shifts = new Table();

for (let run = 0; run < Number(options.runs); run += 1) {
  loads.add('plain page', await measureLoad(browser, plain.slow, plain.headings['']));
  for (const page of pages)
    for (const { folder, slow, headings } of sites)
      loads.add(
        `${folder} /${page}`,
        await measureLoad(browser, slow + page, headings[pathOf(page)]),
      );
}
const floor = median(loads.rows['plain page']['first paint']);
loads.print('Slow phone, in ms (and times the first paint of the plain page)', (value, column) => {
  const ratio = /KB|blocked/.test(column) ? '' : ` (${(value / floor).toFixed(2)})`;
  return Math.round(value) + ratio;
});

for (let run = 0; run < Number(options.runs); run += 1)
  for (const { folder, address, headings } of sites) {
    for (const page of pages)
      scores.add(`${folder} /${page}`, await lighthouseScores(address + page, debuggingPort));
    for (const [hash, ms] of await measureNavigation(browser, address, headings))
      navigations.add(hash, { [folder]: ms });
  }
scores.print('Lighthouse', Math.round);
navigations.print('During a visit, from a new hash to its heading, in ms', Math.round);

for (const page of pages)
  for (const { folder, address } of sites)
    for (const width of [412, 1440]) {
      const shift = await measureLayoutShift(browser, address + page, width);
      shifts.add(`${folder} /${page}`, { [`${width} px`]: shift });
    }
shifts.print('Layout shift when fonts load 2 s late', (value) => value.toFixed(4));

await browser.close();
process.exit();
