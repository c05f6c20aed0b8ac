/**
 * Shows what changed in the pages since a commit. Builds the commit and this tree, takes screenshots of
 * the pages and writes .export/look/index.html: the pairs side by side, the most different first.
 *
 *   npm run look -- <commit>
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { launchChromium } from '../programs.mjs';
import { serveFolder } from '../static-server.mjs';

const pages = {
  home: '',
  products: 'products',
  nexus: 'products/nexus',
  'electronic-lock': 'products/electronic-lock',
  solutions: 'solutions',
  k12: 'solutions/k12',
  'multi-site': 'solutions/multi-site',
  'private-charter': 'solutions/private-charter',
  resources: 'resources',
  faq: 'resources/faq',
  contact: 'contact',
  about: 'about',
  privacy: 'privacy',
};
const widths = [1440, 820, 390];
const folder = '.export/look';

const [commit] = process.argv.slice(2);
if (!commit) throw new Error('Which commit? npm run look -- <commit>');
const run = (cwd, command, ...args) => execFileSync(command, args, { cwd, stdio: 'inherit' });
rmSync(folder, { recursive: true, force: true });

// A copy inside the project finds its packages; without a lock file, so does the bundler.
const copy = `${folder}/commit`;
mkdirSync(copy, { recursive: true });
run('.', 'git', 'archive', `--output=${folder}/commit.tar`, commit);
run('.', 'tar', '-xf', `${folder}/commit.tar`, '-C', copy);
rmSync(`${copy}/package-lock.json`);
run(copy, 'npm', 'run', 'export');
run('.', 'npm', 'run', 'build');

const browser = await launchChromium();
await takeScreenshots('before', `${copy}/out`);
await takeScreenshots('after', 'out');
await browser.close();

const pairs = Object.keys(pages).flatMap((name) => widths.map((width) => `${name}-${width}.png`));
const rows = pairs
  .map((file) => ({ file, share: differentShare(file) }))
  .sort((a, b) => b.share - a.share);
writeFileSync(
  `${folder}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>${commit} and this tree</title>
<style>figure { display: flex; gap: 1em; align-items: start } img { max-width: 48%; outline: 1px solid }</style>
${rows.map(({ file, share }) => `<h2>${file} ${(100 * share).toFixed(1)}%</h2><figure><img src="before/${file}"><img src="after/${file}"></figure>`).join('\n')}`,
);
for (const { file, share } of rows)
  console.log(`${(100 * share).toFixed(1).padStart(5)}%  ${file}`);
console.log(`Open ${folder}/index.html`);

/** Takes a screenshot of each page of an export, as a whole and without motion. */
async function takeScreenshots(name, root) {
  const { address, close } = await serveFolder({ root });
  for (const width of widths) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    await page.clock.setFixedTime('2026-03-03T10:44:00');
    for (const [title, path] of Object.entries(pages)) {
      await page.goto(`${address}${path && `${path}/`}`);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
        await document.fonts.ready;
      });
      await page.screenshot({ path: `${folder}/${name}/${title}-${width}.png`, fullPage: true });
    }
    await page.close();
  }
  close();
}

/** The share of pixels that differ; the heights may differ too. */
function differentShare(file) {
  const [before, after] = ['before', 'after'].map((name) =>
    PNG.sync.read(readFileSync(`${folder}/${name}/${file}`)),
  );
  const [short, long] = [before.data, after.data].sort((a, b) => a.length - b.length);
  let different = (long.length - short.length) / 4;
  for (let at = 0; at < short.length; at += 4)
    if (short.readUInt32BE(at) !== long.readUInt32BE(at)) different += 1;
  return different / (long.length / 4);
}
