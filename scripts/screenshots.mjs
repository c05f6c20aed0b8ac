/**
 * Renews the pictures of README.md from the export in out/, built before.
 *
 *   npm run screenshots
 */
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser } from './find-browser.mjs';
import { serveFolder } from './static-server.mjs';

const pictures = [
  { name: 'home-1440', width: 1440, height: 1080, path: '' },
  { name: 'home-390', width: 390, height: 844, path: '' },
  { name: 'product-1440', width: 1440, height: 900, path: '#/products/electronic-lock' },
  { name: 'solutions-1440', width: 1440, height: 1000, path: '#/solutions' },
];

mkdirSync('docs/pictures', { recursive: true });
const { address, close } = await serveFolder({ root: 'out' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
for (const { name, width, height, path } of pictures) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  await page.close();
  console.log(`docs/pictures/${name}.png`);
}
await browser.close();
close();
