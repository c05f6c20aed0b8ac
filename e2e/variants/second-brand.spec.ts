import { readdirSync, readFileSync } from 'node:fs';
import { PNG } from 'pngjs';
import { brand } from '../../content/site/brand';
import { drawnBase, illustrationShades, pageShades } from '../../styles/shades';
import { axeOn, expect, heading, headerLink, openHash } from '../fixtures';
import { cutOffText } from '../helpers/cut-off-text';
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

  const shades = Object.values(pageShades).map(([, hex]) => hex);
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
  await page.goto('./compare/');
  await expect(page.getByText(secondOwnersAnswers.hardwareRatings)).toBeAttached();
  await page.goto('./it-privacy/');
  await expect(page.getByText(secondOwnersAnswers.soc2).first()).toBeAttached();
});

test('the name and the mark are in the header, and fit at every width', async ({ page }) => {
  await openHash(page, '/');
  const { name, mark, colors } = secondBrand;
  const logo = headerLink(page, `${name} home`);
  await expect(logo).toHaveText(name);
  const shape = logo.locator('path').first();
  await expect(shape).toHaveAttribute('d', mark.shape);
  const [red, green, blue] = colors.line.match(/\w\w/g)!.map((part) => parseInt(part, 16));
  await expect(shape).toHaveCSS('fill', `rgb(${red}, ${green}, ${blue})`);
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
