import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { brand } from '../../content/site/brand';
import { drawnBase, illustrationShades, pageShades, pictureShades } from '../../styles/shades';
import { axeOn, bar, expect, heading, openHash } from '../fixtures';
import { cutOffText } from '../helpers/cut-off-text';
import { expectSameLook, openForScreenshot } from '../helpers/looks';
import { secondBrand, secondOwnersAnswers } from '../helpers/variants/second-brand';
import { test } from '../helpers/variants/variants';

const widths = [320, 390, 480, 640, 768, 834, 900, 1024, 1100, 1240, 1440, 1920];

const filesOf = (root: string, pattern: RegExp) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));

test('no text, font or picture of the export is of the first brand', ({ site }) => {
  const texts = filesOf(site.root, /\.(html|css|js|svg|json|txt|xml|webmanifest)$/);
  const [fonts, pictures] = [filesOf(site.root, /\.woff2$/), filesOf(site.root, /\.png$/)];
  expect(texts.length).toBeGreaterThan(80);
  expect([fonts.length, pictures.length]).toEqual([3, 18]);

  const shades = [pageShades, pictureShades].flatMap((table) =>
    Object.values<readonly string[]>(table).map(([, hex]) => hex ?? ''),
  );
  const base = Object.values(drawnBase);
  const colors = [...base, ...shades, ...Object.values(illustrationShades).flat()];
  const words = [brand.name, brand.mark.shape, brand.mark.lines, 'Schibsted', 'Public Sans'];
  const old = [...colors, ...words].map((word) => word.toLowerCase());
  const found = texts.flatMap((file) => {
    const text = readFileSync(`${site.root}/${file}`, 'utf8').toLowerCase();
    return old.filter((word) => text.includes(word)).map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);

  const bytes = (file: string) => readFileSync(file).toString('base64');
  const oldFonts = filesOf('styles/fonts', /\.woff2$/).map((file) => bytes(`styles/fonts/${file}`));
  for (const font of fonts) expect(oldFonts, font).not.toContain(bytes(`${site.root}/${font}`));
  // A few pixels of a soft edge may come to any color.
  for (const picture of pictures) {
    const { data } = PNG.sync.read(readFileSync(`${site.root}/${picture}`));
    const counts = new Map(base.map((color) => [parseInt(color.slice(1), 16), 0]));
    for (let at = 0; at < data.length; at += 4) {
      const color = data.readUIntBE(at, 3);
      if (counts.has(color)) counts.set(color, counts.get(color)! + 1);
    }
    expect(Math.max(...counts.values()), picture).toBeLessThan(20);
  }
});

test('a fact that the owner has answered is said instead of a promise', async ({ page }) => {
  await openHash(page, '/products/electronic-lock');
  await expect(page.getByText(secondOwnersAnswers.warranty)).toBeAttached();
  await page.goto('./resources/faq/');
  await expect(page.getByText(secondOwnersAnswers.soc2).first()).toBeAttached();
});

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
    await expect(heading(page)).toBeVisible();
    const { violations } = await (
      await axeOn(page)
    )
      .options({ resultTypes: ['violations'] })
      .withRules(['color-contrast'])
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });

test.describe('docs/rebrand.md shows as it is', { tag: '@visual' }, () => {
  for (const [name, path, height] of [
    ['home', '/', 1080],
    ['menu', '/about', 700],
    ['product', '/products/electronic-lock', 900],
  ] as const)
    test(`the picture "${name}"`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height });
      await openForScreenshot(page, path);
      if (name === 'menu') {
        await bar(page).getByRole('button', { name: 'Products' }).press('Enter');
        await bar(page).getByText('Hover to learn more').waitFor();
      }
      await expectSameLook(page, `${name}.png`);
    });
});
