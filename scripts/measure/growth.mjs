import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { serveFolder } from '../static-server.mjs';
import { pageBytes } from './page-bytes.mjs';

const left = new Set([
  'node_modules',
  '.git',
  '.next',
  'out',
  '.measure',
  '.export',
  'test-results',
  'playwright-report',
  'package-lock.json',
]);

/**
 * Builds the site as it is and with `count` more products, each a content file, in a temporary
 * tree, and prints what that costs: build time, bytes of home, of a product page, of the sitemap.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {number} count
 */
export async function measureGrowth(browser, count) {
  const rows = {};
  for (const extra of [0, count]) {
    const folder = `.measure/products-${extra}`;
    copySources(folder);
    addProducts(`${folder}/content/products`, extra);

    const start = Date.now();
    execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
    const seconds = Math.round((Date.now() - start) / 1000);

    const { address, close } = await serveFolder({ root: `${folder}/out` });
    const home = await pageBytes(browser, address);
    const product = await pageBytes(browser, `${address}products/nexus/`);
    rows[`${extra} more products`] = {
      'build, s': seconds,
      'home at load, bytes': home.load.total,
      'home when idle, bytes': home.idle.total,
      'product page, bytes': product.load.total,
      'sitemap, bytes': statSync(`${folder}/out/sitemap.xml`).size,
    };
    close();
  }
  console.table(rows);
}

function copySources(folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync('.').filter((entry) => !left.has(entry)))
    cpSync(name, `${folder}/${name}`, { recursive: true });
}

function addProducts(folder, count) {
  const model = readFileSync(`${folder}/nexus.ts`, 'utf8');
  for (let number = 1; number <= count; number += 1)
    writeFileSync(
      `${folder}/extra-${number}.ts`,
      model.replace(/id: 'nexus'/, `id: 'extra-${number}'`).replaceAll('Nexus', `Extra ${number}`),
    );
}
