/**
 * Measures the site beside an empty Next export and a plain page with the home page's words, all
 * in one run, and prints one table. Bytes are what travels, brotli compressed, over HTTP/2 and TLS
 * like from any host of docs/deploy.md. Needs openssl for its certificate.
 *
 *   npm run measure                      builds, then bytes and Lighthouse (median of 3)
 *   npm run measure -- --runs 1          fewer runs of Lighthouse; 0 leaves it out
 *   npm run measure -- --http 1          over HTTP/1.1, without TLS
 *   npm run measure -- --beside FOLDER   another site's export in the same table
 *   npm run measure -- --products 100    what a hundred more products would cost
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { measureGrowth } from './growth.mjs';
import { lighthouseMedians } from './lighthouse.mjs';
import { navigationTime } from './navigation.mjs';
import { pageBytes } from './page-bytes.mjs';
import { serveSubjects } from './subjects.mjs';

const option = (name, otherwise = '') => {
  const at = process.argv.indexOf(`--${name}`);
  return (at < 0 ? undefined : process.argv[at + 1]) ?? otherwise;
};
const runs = Number(option('runs', '3'));
const products = Number(option('products', '0'));
const debuggingPort = 9333;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    '--disable-quic',
    '--disable-background-networking',
    '--ignore-certificate-errors',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});

mkdirSync('.measure', { recursive: true });
if (products > 0) await measureGrowth(browser, products);
else await measureSite();
await browser.close();

async function measureSite() {
  execFileSync('npm', ['run', 'build'], { stdio: 'ignore' });
  const { site, pages, close } = await serveSubjects(browser, {
    http1: option('http') === '1',
    beside: option('beside'),
  });

  const bytes = {};
  for (const [name, url] of Object.entries(pages)) bytes[name] = await pageBytes(browser, url);
  const medians = await lighthouseMedians(pages, debuggingPort, runs);
  console.table(
    Object.fromEntries(
      Object.keys(pages).map((name) => [name, { ...cells(bytes[name]), ...medians[name] }]),
    ),
  );

  const floor = Math.min(
    bytes['empty, webpack'].load.script,
    bytes['empty, Turbopack'].load.script,
  );
  console.log(
    `Script of home beside the smaller empty export's: ${ratio(bytes.home.load.script, floor)}.`,
  );
  const plain = medians['plain page']?.lcp;
  if (plain)
    for (const [name, { fcp = 0, lcp = 0 }] of Object.entries(medians))
      console.log(
        `Beside the plain page, ${name}: first paint ${ratio(fcp, plain)}, largest ${ratio(lcp, plain)}.`,
      );
  console.log(
    `From a click to the new heading, four times slowed: ${await navigationTime(browser, site)} ms.`,
  );
  close();
}

/** A table's cells: what has travelled at load and, after the stroke, once the network is quiet. */
function cells({ load, idle }) {
  const cell = (atLoad, inAll) => (atLoad === inAll ? `${atLoad}` : `${atLoad} / ${inAll}`);
  return {
    ...Object.fromEntries(
      ['script', 'css', 'html', 'font', 'image', 'total'].map((kind) => [
        `${kind}, KB`,
        cell(kb(load[kind]), kb(idle[kind])),
      ]),
    ),
    requests: cell(load.requests, idle.requests),
  };
}

function kb(bytes) {
  return +(bytes / 1000).toFixed(1);
}

function ratio(value, floor) {
  return (value / floor).toFixed(2);
}
