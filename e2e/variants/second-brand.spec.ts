import { readdirSync, readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { brand } from '../../content/site/brand';
import { drawnBase, illustrationShades, pageShades, pictureShades } from '../../styles/shades';
import { expect, openHash, type Page } from '../fixtures';
import { cutOffText } from '../helpers/cut-off-text';
import { expectSameLook, openForScreenshot } from '../helpers/looks';
import { secondBrand, secondOwnersAnswers } from '../helpers/variants/second-brand';
import { test } from '../helpers/variants/variants';

const widths = [320, 390, 480, 640, 768, 834, 900, 1024, 1100, 1240, 1440, 1920];
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

const filesOf = (root: string, pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

test('no text of the export holds the first brand', ({ site }) => {
  const texts = filesOf(site.root, /\.(html|css|js|svg|json|txt|xml|webmanifest)$/);
  expect(texts.length).toBeGreaterThan(80);
  const shades = [pageShades, pictureShades].flatMap((table) =>
    Object.values<readonly string[]>(table).map(([, hex]) => hex ?? ''),
  );
  const colors = [
    ...Object.values(drawnBase),
    ...shades,
    ...Object.values(illustrationShades).flat(),
  ];
  const words = [brand.name, brand.mark.shape, brand.mark.lines, 'Schibsted', 'Public Sans'];
  const old = [...colors, ...words].map((word) => word.toLowerCase());
  const found = texts.flatMap((file) => {
    const text = readFileSync(`${site.root}/${file}`, 'utf8').toLowerCase();
    return old.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});

test('a fact that the owner has answered is said instead of a promise', async ({ page }) => {
  await openHash(page, '/products/electronic-lock');
  const item = page.getByRole('listitem').filter({ hasText: 'How long is the warranty?' });
  await expect(item).toContainText(secondOwnersAnswers.warranty);
  await expect(item).not.toContainText('Before you buy');
  await page.goto('./resources/faq/');
  await expect(page.getByText(secondOwnersAnswers.soc2)).toBeAttached();
});

test('no font of the export is one of the first brand', ({ site }) => {
  const old = filesOf('styles/fonts', /\.woff2$/).map((file) =>
    readFileSync(`styles/fonts/${file}`),
  );
  const fonts = filesOf(site.root, /\.woff2$/);
  expect(fonts).toHaveLength(3);
  for (const font of fonts)
    expect(
      old.some((one) => one.equals(readFileSync(`${site.root}/${font}`))),
      font,
    ).toBe(false);
});

test('no pixel of the shared pictures and icons has a base color of the first brand', async ({
  page,
  site,
}) => {
  await page.goto('./contact/');
  const pictures = filesOf(site.root, /\.png$/);
  expect(pictures).toHaveLength(18);
  for (const picture of pictures) {
    const counts = await page.evaluate(countColors, {
      src: new URL(picture, site.address).href,
      colors: Object.values(drawnBase),
    });
    // A few pixels of a soft edge may come to any color.
    for (const [color, count] of Object.entries(counts))
      expect(count, `${picture}: ${color}`).toBeLessThan(20);
  }
});

/** How many pixels of a picture have each of these colors. */
async function countColors({ src, colors }: { src: string; colors: string[] }) {
  const image = new Image();
  image.src = src;
  await image.decode();
  const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
  const context = canvas.getContext('2d')!;
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const counts: Record<string, number> = Object.fromEntries(colors.map((color) => [color, 0]));
  for (let at = 0; at < data.length; at += 4) {
    const [r, g, b] = data.subarray(at, at + 3);
    const hex = `#${[r, g, b].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
    const color = hex.toUpperCase();
    if (color in counts) counts[color]! += 1;
  }
  return counts;
}

test('a long name fits the header, the hero and the footer at every width', async ({ page }) => {
  await openHash(page, '/');
  await expect(page.getByRole('link', { name: `${secondBrand.name} home` })).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(cutOffText), `at ${width} px`).toEqual([]);
    const links = page.getByRole('banner').getByRole('link').filter({ visible: true });
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  }
});

for (const path of ['/', '/products/electronic-lock', '/products/nexus', '/solutions', '/contact'])
  test(`text of ${path} has contrast in the second palette`, { tag: '@a11y' }, async ({ page }) => {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).withRules(['color-contrast']).analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

test.describe('docs/rebrand.md shows as it is', { tag: '@visual' }, () => {
  test('home', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1080 });
    await openForScreenshot(page, '/');
    await expectSameLook(page, 'home.png');
  });

  test('the Products menu', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await openForScreenshot(page, '/about');
    await bar(page).getByRole('button', { name: 'Products' }).press('Enter');
    await bar(page).getByText('Hover to learn more').waitFor();
    await expectSameLook(page, 'menu.png');
  });

  test('a product page', async ({ page }) => {
    await openForScreenshot(page, '/products/electronic-lock');
    await expectSameLook(page, 'product.png');
  });
});
