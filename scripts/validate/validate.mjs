/**
 * Reads the export in out/, built before, with three programs that know more rules than we do:
 * html-validate and the W3C's validator every file, IBM's accessibility engine every page (second
 * names of a page are the same page). Stops with 1 when one of them finds a fault.
 *
 *   npm run validate
 */
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from '../find-browser.mjs';
import { serveFolder } from '../static-server.mjs';
import { equalAccess } from './equal-access.mjs';
import { htmlRules } from './html-rules.mjs';
import { w3c } from './w3c.mjs';

const files = readdirSync('out', { recursive: true })
  .map((file) => `out/${file}`)
  .filter((file) => file.endsWith('.html'))
  .sort();

report(`html-validate, ${files.length} files`, await htmlRules(files));

const words = w3c(files);
if (words) report(`W3C validator, ${files.length} files`, words);
else console.warn('W3C validator: skipped, it needs Java (apt-get install default-jre-headless).');

const paths = files.map(ownPath).filter((path) => path !== undefined);
const { faults, toLookAt } = await readPages(paths);
report(`IBM Equal Access, ${paths.length} pages`, faults);
const rules = [...new Set(toLookAt)].sort();
console.log(`  It asks a person to look at: ${rules.join(', ')}.`);

function report(title, faults) {
  console.log(`${title}: ${faults.length ? `${faults.length} faults` : 'nothing found'}`);
  for (const fault of faults) console.error(`  ${fault}`);
  if (faults.length) process.exitCode = 1;
}

/** The path of a page under its own name; undefined for second names and 404.html. */
function ownPath(file) {
  const path = file.slice('out'.length).replace(/index\.html$/, '');
  const [, canonical] = readFileSync(file, 'utf8').match(/rel="canonical" href="([^"]+)"/) ?? [];
  return canonical && new URL(canonical).pathname.replace(/\/*$/, '/').endsWith(path)
    ? path.slice(1)
    : undefined;
}

async function readPages(paths) {
  const { address, close } = await serveFolder({
    root: 'out',
    basePath: process.env.NEXT_PUBLIC_BASE_PATH,
  });
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  });
  // The policy of the pages would block the engine.
  const context = await browser.newContext({ bypassCSP: true, reducedMotion: 'reduce' });
  const read = { faults: [], toLookAt: [] };
  const queue = [...paths];
  const worker = async () => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      const { faults, toLookAt } = await equalAccess(context, address + path);
      read.faults.push(...faults);
      read.toLookAt.push(...toLookAt);
    }
  };
  await Promise.all([worker(), worker()]);
  await browser.close();
  close();
  return read;
}
