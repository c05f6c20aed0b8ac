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

  const rows = {};
  for (const [name, url] of Object.entries(pages))
    rows[name] = bytes(await pageBytes(browser, url));
  const medians = await lighthouseMedians(pages, debuggingPort, runs);
  for (const name of Object.keys(rows)) Object.assign(rows[name], medians[name]);
  console.table(rows);

  const floor = Math.min(rows['empty, webpack'].script, rows['empty, Turbopack'].script);
  console.log(
    `Script of home beside the smaller empty export's: ${ratio(rows.home.script, floor)}.`,
  );
  const plain = rows['plain page'].lcp;
  if (plain)
    for (const [name, { fcp, lcp }] of Object.entries(rows))
      console.log(
        `Beside the plain page, ${name}: first paint ${ratio(fcp, plain)}, largest ${ratio(lcp, plain)}.`,
      );
  console.log(
    `From a click to the new heading, four times slowed: ${await navigationTime(browser, site)} ms.`,
  );
  close();
}

/** A table's row: KB at load and, once the network is quiet, in all. */
function bytes({ load, idle }) {
  const kb = (count) => +(count / 1000).toFixed(1);
  return {
    ...Object.fromEntries(
      ['script', 'css', 'html', 'font', 'image', 'total'].map((kind) => [kind, kb(load[kind])]),
    ),
    requests: load.requests,
    'total, idle': kb(idle.total),
    'requests, idle': idle.requests,
  };
}

function ratio(value, floor) {
  return (value / floor).toFixed(2);
}
