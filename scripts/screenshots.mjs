/** Updates the images of README.md from the export in out/. */
import { launchChromium } from './programs.mjs';
import { serveFolder } from './static-server.mjs';

const images = [
  { name: 'home-1440', width: 1440, height: 1080, path: '' },
  { name: 'home-390', width: 390, height: 844, path: '' },
  { name: 'product-1440', width: 1440, height: 900, path: '#/products/electronic-lock' },
  { name: 'solutions-1440', width: 1440, height: 1000, path: '#/solutions' },
];
const [folder = 'docs/pictures'] = process.argv.slice(2);

const { address, close } = await serveFolder({ root: 'out' });
const browser = await launchChromium();
for (const { name, width, height, path } of images) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${folder}/${name}.png` });
  await page.close();
}
await browser.close();
close();
