import { readFileSync, readdirSync } from 'node:fs';
import { palette } from '../../tailwind.config';
import { expect, openHash, type Locator, type Page } from '../fixtures';
import { variantTest } from './variants';

const test = variantTest('changed');
test.skip(!!process.env.BASE_URL, 'a deployed copy has the tokens it was built with');

const yellow = `rgb(${[1, 3, 5].map((at) => parseInt(palette.bus.slice(at, at + 2), 16)).join(', ')})`;
const blue = 'rgb(127, 196, 255)';

const getADemo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get a Demo' });
const pages = ['/', '/products/nexus', '/solutions', '/resources', '/about', '/contact'];

/** Every color that is used on the page. */
const paintsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll('*')].flatMap((element) =>
      [getComputedStyle(element), getComputedStyle(element, '::after')].flatMap((style) => [
        style.backgroundColor,
        style.color,
        style.borderTopColor,
        style.borderLeftColor,
        style.borderBottomColor,
        style.textDecorationColor,
        style.fill,
        style.stroke,
      ]),
    );
    return [...new Set(seen)];
  });

test('a changed brand color applies to the line and to every action', async ({ page }) => {
  await openHash(page, '/');
  await expect(getADemo(page)).toHaveCSS('background-color', blue);
  await expect(page.getByRole('link', { name: 'Talk to Us' }).first()).toHaveCSS(
    'background-color',
    blue,
  );
  for (const path of pages) {
    await openHash(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const paints = await paintsOf(page);
    expect(paints, path).toContain(blue);
    expect(paints, path).not.toContain(yellow);
  }
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await paintsOf(page)).not.toContain(yellow);
});

test('no file of the export contains an old value', ({ site }) => {
  const files = readdirSync(site.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  // Illustrations and the icon have their own colors.
  const texts = files.filter((file) => /\.(html|css|js|json|txt|xml|webmanifest)$/.test(file));
  const holding = (words: RegExp, among = texts) =>
    among.filter((file) => words.test(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(50);
  expect(holding(new RegExp(palette.bus, 'i'))).toEqual([]);
  expect(
    holding(
      /\b180ms|[^\d]\.18s/,
      texts.filter((file) => file.endsWith('.css')),
    ),
  ).toEqual([]);

  const headlines = readFileSync('styles/fonts/schibsted-grotesk.woff2');
  const fonts = files.filter((file) => file.endsWith('.woff2'));
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(readFileSync(font).equals(headlines), font).toBe(false);
});

test('a changed card radius applies to every page that has cards', async ({ page }) => {
  /** The border radius of the nearest ancestor of a title that has one. */
  const corners = (title: Locator) =>
    title.evaluate((element) => {
      let part: Element | null = element;
      while (part && parseFloat(getComputedStyle(part).borderTopLeftRadius) === 0)
        part = part.parentElement;
      return part && getComputedStyle(part).borderTopLeftRadius;
    });
  for (const [path, title] of [
    ['/', 'Ticketing'],
    ['/resources', 'Foundation Grants'],
    ['/about', 'Built for Speed'],
  ] as const) {
    await openHash(page, path);
    const heading = page.getByRole('main').getByRole('heading', { name: title, exact: true });
    expect(await corners(heading.first()), path).toBe('3px');
  }
});

test('a changed heading font applies to headings', async ({ page }) => {
  await openHash(page, '/about');
  /** The width of the same text in an element's font. */
  const width = (part: Locator) =>
    part.evaluate(async (element) => {
      const words = 'Redefining School Safety Operations';
      const font = `600 40px ${getComputedStyle(element).fontFamily}`;
      await document.fonts.ready;
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.font = font;
      return canvas.measureText(words).width;
    });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const text = await width(page.getByRole('main').getByRole('paragraph').first());
  for (const part of [heading, getADemo(page)]) expect(await width(part)).toBeCloseTo(text, 1);
});

test('a changed hover duration applies to hovers', async ({ page }) => {
  await openHash(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const part of [getADemo(page), navigation.getByRole('link', { name: 'About' })])
    await expect(part).toHaveCSS('transition-duration', '0.42s');
});

test('a changed sending delay applies to the form', async ({ page }) => {
  await page.clock.install();
  await openHash(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Ada Lane');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@school.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Lane High');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1500);
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeVisible();
  await page.clock.runFor(1600);
  await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
});
