/**
 * Renews the images of README.md from the export in out/, or those of docs/rebrand.md from the
 * variant that the end-to-end tests built:
 *
 *   node scripts/screenshots.mjs [second-brand]
 */
import { launchChromium } from './programs.mjs';
import { serveFolder } from './static-server.mjs';

const sets = {
  readme: {
    site: { root: 'out' },
    images: [
      { name: 'home-1440', width: 1440, height: 1080, path: '' },
      { name: 'home-390', width: 390, height: 844, path: '' },
      { name: 'product-1440', width: 1440, height: 900, path: '#/products/electronic-lock' },
      { name: 'solutions-1440', width: 1440, height: 1000, path: '#/solutions' },
    ],
  },
  'second-brand': {
    site: { root: '.export/hosted/out', basePath: '/campus' },
    images: [
      { name: 'second-brand-home-1440', width: 1440, height: 1080, path: '' },
      { name: 'second-brand-home-390', width: 390, height: 844, path: '' },
      {
        name: 'second-brand-product-1440',
        width: 1440,
        height: 900,
        path: '#/products/electronic-lock',
      },
      { name: 'second-brand-menu-1440', width: 1440, height: 700, path: '#/about', menu: true },
    ],
  },
};
const [set = 'readme'] = process.argv.slice(2);
const { site, images } = sets[set];

const { address, close } = await serveFolder(site);
const browser = await launchChromium();
for (const { name, width, height, path, menu } of images) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  if (menu) {
    const bar = page.getByRole('navigation', { name: 'Main' });
    await bar.getByRole('button', { name: 'Products' }).press('Enter');
    await bar.getByText('Hover to learn more').waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  await page.close();
}
await browser.close();
close();
