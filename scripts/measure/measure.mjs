/**
 * Shows what a visitor on a slow phone waits for, beside a plain page with the same words, and
 * compares exports. docs/measuring.md says how to read it.
 *
 *   npm run measure                                 the export in out/, built before
 *   npm run measure -- out ../other/out             two exports, in turn
 *   npm run measure -- --runs 1 --pages '/,/#/about'
 */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { freePort, makeCertificate } from '../localhost.mjs';
import { launchChromium } from '../programs.mjs';
import { serveFolder } from '../static-server.mjs';
import { measureLayoutShift } from './layout-shift.mjs';
import { lighthouseScores } from './lighthouse.mjs';
import { measureNavigation } from './navigation.mjs';
import { writePlainPage } from './plain-page.mjs';
import { measureLoad } from './slow-phone.mjs';
import { startSlowNetwork } from './slow-network.mjs';
import { Table } from './table.mjs';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    pages: {
      type: 'string',
      default: '/,/products/nexus/,/resources/,/contact/,/#/products/nexus',
    },
  },
});
const runs = Number(options.runs);
const pages = options.pages.split(',').map((page) => page.replace(/^\//, ''));
const folders = positionals.length ? positionals : ['out'];
for (const folder of folders)
  if (!existsSync(`${folder}/index.html.br`)) {
    console.error(`There is no export in ${folder}. Build it first: npm run build`);
    process.exit(1);
  }
const [load = 0] = loadavg();
if (load > 0.5)
  console.warn(
    `Other work runs on this machine (load ${load.toFixed(1)}): times will be too long.`,
  );

const work = '.measure';
mkdirSync(work, { recursive: true });
const tls = makeCertificate(work);
const debuggingPort = await freePort();
const browser = await launchChromium([
  '--ignore-certificate-errors',
  `--remote-debugging-port=${debuggingPort}`,
]);
const sites = await Promise.all(folders.map(serve));
const [{ address: home }] = sites;
await writePlainPage(browser, home, `${work}/plain`);
const plain = await serve(`${work}/plain`);
const headings = await readHeadings(browser, home, [...sitePaths(), ...pages.map(pathOf)]);

const loads = new Table();
for (let run = 0; run < runs; run += 1) {
  loads.add('plain page', await measureLoad(browser, plain.slow, headings['']));
  for (const page of pages)
    for (const { folder, slow } of sites)
      loads.add(
        `${folder} /${page}`,
        await measureLoad(browser, slow + page, headings[pathOf(page)]),
      );
}
const floor = loads.median('plain page', 'first paint');
loads.print('Slow phone, in ms (and times the first paint of the plain page)', (value, column) =>
  /KB|blocked/.test(column)
    ? Math.round(value)
    : `${Math.round(value)} (${(value / floor).toFixed(2)})`,
);

const scores = new Table();
const shifts = new Table();
const navigations = new Table();
for (let run = 0; run < runs; run += 1)
  for (const { folder, address } of sites) {
    for (const page of pages) {
      scores.add(`${folder} /${page}`, await lighthouseScores(address + page, debuggingPort));
      shifts.add(`${folder} /${page}`, await measureLayoutShift(browser, address + page));
    }
    const session = sitePaths().map((path) => [`#/${path.replace(/\/$/, '')}`, headings[path]]);
    for (const [hash, ms] of await measureNavigation(browser, address, session))
      navigations.add(hash, { [folder]: ms });
  }
scores.print('Lighthouse', Math.round);
shifts.print('Layout shift while the fonts come 2 s late', (value) => value.toFixed(4));
navigations.print('In the session, from a new hash to its heading, in ms', Math.round);

await browser.close();
process.exit(0);

/** Serves an export twice: at `address`, and behind the slow network at `slow`. */
async function serve(folder) {
  const { address } = await serveFolder({ root: folder, tls });
  const { port } = await startSlowNetwork(Number(new URL(address).port));
  return { folder, address, slow: `https://localhost:${port}/` };
}

/** The folder of a page: "products/nexus/" for itself and for "#/products/nexus". */
function pathOf(page) {
  return page.replace(/^#\/(.+)/, '$1/');
}

/** The folders of all pages in the sitemap, home last. */
function sitePaths() {
  const sitemap = readFileSync(`${folders[0]}/sitemap.xml`, 'utf8');
  const [first, ...rest] = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) =>
    new URL(url).pathname.slice(1),
  );
  return [...rest, first];
}

/** The text of each page's h1, as exported. */
async function readHeadings(browser, home, paths) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const headings = {};
  for (const path of paths) {
    await page.goto(home + path);
    headings[path] = await page.locator('h1').first().textContent();
  }
  await page.close();
  return headings;
}
