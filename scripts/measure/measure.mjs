/**
 * Measures the site beside an empty Next export and a plain page with the home page's words, all
 * in one run, and prints one table. Bytes are what travels, brotli compressed.
 *
 *   npm run measure                     builds, then bytes and Lighthouse (median of 3)
 *   npm run measure -- --runs 1         fewer Lighthouse runs; 0 leaves Lighthouse out
 *   npm run measure -- --products 100   what a hundred more products would cost
 */
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { buildEmptyExport } from './empty-export.mjs';
import { measureGrowth } from './growth.mjs';
import { lighthouseMedian } from './lighthouse.mjs';
import { navigationTime } from './navigation.mjs';
import { pageBytes } from './page-bytes.mjs';
import { writePlainPage } from './plain-page.mjs';

const option = (name, otherwise) => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : Number(process.argv[at + 1]);
};
const debuggingPort = 9333;
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [
    `--remote-debugging-port=${debuggingPort}`,
    '--disable-quic',
    '--disable-background-networking',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
});

if (option('products', 0) > 0) await measureGrowth(browser, option('products', 0));
else await measureSite();
await browser.close();

async function measureSite() {
  execFileSync('npm', ['run', 'build'], { stdio: 'ignore' });
  const site = await serveFolder({ root: 'out' });
  const webpack = await serveFolder({ root: buildEmptyExport('webpack') });
  const turbopack = await serveFolder({ root: buildEmptyExport('turbopack') });
  const plain = await serveFolder({ root: await writePlainPage(browser, site.address) });
  const subjects = {
    'plain page': plain.address,
    'empty, webpack': webpack.address,
    'empty, Turbopack': turbopack.address,
    home: site.address,
    'deep hash link': `${site.address}#/products/nexus`,
    'product page': `${site.address}products/nexus/`,
    resources: `${site.address}resources/`,
    contact: `${site.address}contact/`,
  };

  const rows = {};
  for (const [name, url] of Object.entries(subjects)) {
    const { load, idle } = await pageBytes(browser, url);
    rows[name] = {
      ...Object.fromEntries(
        ['script', 'css', 'html', 'font', 'image', 'total'].map((k) => [k, kb(load[k])]),
      ),
      requests: load.requests,
      'total, idle': kb(idle.total),
      'requests, idle': idle.requests,
      ...(runs() > 0 ? await lighthouseMedian(url, debuggingPort, runs()) : {}),
    };
  }
  console.table(rows);

  const floor = Math.min(rows['empty, webpack'].script, rows['empty, Turbopack'].script);
  console.log(
    `Script at load beside the better empty export: ${(rows.home.script / floor).toFixed(2)} times.`,
  );
  for (const [name, { fcp, lcp }] of Object.entries(rows))
    if (lcp && name !== 'plain page') {
      const times = (time) => (time / rows['plain page'].lcp).toFixed(2);
      console.log(
        `Beside the plain page, ${name}: first paint ${times(fcp)}, largest ${times(lcp)}.`,
      );
    }
  console.log(
    `From a click to the new heading, four times slowed: ${await navigationTime(browser, site.address)} ms.`,
  );
  for (const server of [site, webpack, turbopack, plain]) server.close();
}

function runs() {
  return option('runs', 3);
}

function kb(bytes) {
  return +(bytes / 1000).toFixed(1);
}
