import { readFileSync, readdirSync } from 'node:fs';
import { buildVariant } from '../scripts/build-variant.mjs';
import { serveFolder } from '../scripts/static-server.mjs';
import { expect, openHash, test as base, type Locator, type Page } from './fixtures';

/** docs/design.md: each of these is one line. The build fails where it is none, or more. */
const changes = [
  { file: 'tailwind.config.ts', from: "bus: '#FFB511'", to: "bus: '#7FC4FF'" },
  { file: 'tailwind.config.ts', from: "card: '16px'", to: "card: '3px'" },
  { file: 'tailwind.config.ts', from: "hover: '180ms'", to: "hover: '420ms'" },
  { file: 'app/fonts.ts', from: 'schibsted-grotesk.woff2', to: 'public-sans.woff2' },
  { file: 'content/timing.ts', from: 'simulatedDelay: 1000', to: 'simulatedDelay: 3000' },
];

/** A product's file under another name. Its illustration is the other one's, too. */
const productFile = (id: string, name: string) =>
  readFileSync('content/products/ticketing.ts', 'utf8')
    .replace("id: 'ticketing'", `id: '${id}'`)
    .replace("name: 'Ticketing'", `name: '${name}'`);

/** One content file for a product; an import and its place in the list for the menu and home. */
const products = [
  { file: 'content/products/hall-pass.ts', to: productFile('hall-pass', 'Hall Pass') },
  {
    file: 'content/modules.ts',
    from: 'import { summary as massNotifications }',
    to: "import { summary as hallPass } from './products/hall-pass.ts?summary';\nimport { summary as massNotifications }",
  },
  { file: 'content/modules.ts', from: '  tipLine,', to: '  tipLine,\n  hallPass,' },
  {
    file: 'content/products/late-bus.ts',
    to: productFile('late-bus', 'Late Bus').replace("'available'", "'beta'"),
  },
];
const yellow = 'rgb(255, 181, 17)';
const blue = 'rgb(127, 196, 255)';

const test = base.extend<object, { site: { root: string; address: string } }>({
  site: [
    // Playwright wants a pattern here, though nothing is needed.
    async ({}, provide) => {
      const root = buildVariant('changes', {}, [...changes, ...products]);
      const { address, close } = await serveFolder({ root });
      await provide({ root, address });
      close();
    },
    // A second build of the whole site may have to be waited for.
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ site }, provide) => provide(site.address),
});

// One worker, so that one build is made.
test.describe.configure({ mode: 'default' });
test.skip(!!process.env.BASE_URL, 'a deployed copy has the tokens it was built with');

const getADemo = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Get a Demo' });
const pages = ['/', '/products/nexus', '/solutions', '/resources', '/about', '/contact'];

/** Every colour that the page paints something with. */
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

test('the brand colour changes wherever the line or an action is', async ({ page }) => {
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

test('no file of the export holds what was changed', ({ site }) => {
  const files = readdirSync(site.root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`);
  // Drawn pictures, the icon among them, have paints of their own.
  const texts = files.filter((file) => /\.(html|css|js|json|txt|xml|webmanifest)$/.test(file));
  const holding = (words: RegExp, among = texts) =>
    among.filter((file) => words.test(readFileSync(file, 'utf8')));
  expect(texts.length).toBeGreaterThan(50);
  expect(holding(/#ffb511/i)).toEqual([]);
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

test('the corners of cards change on every page that has cards', async ({ page }) => {
  /** The corners of the nearest part around a title that has any. */
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

test('headings are set in the other font', async ({ page }) => {
  await openHash(page, '/about');
  /** How wide the same words are in the face of a part. */
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

test('hovers answer at the other pace', async ({ page }) => {
  await openHash(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Main' });
  for (const part of [getADemo(page), navigation.getByRole('link', { name: 'About' })])
    await expect(part).toHaveCSS('transition-duration', '0.42s');
});

test('the form takes its other time to send', async ({ page }) => {
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

test('a product added by one file is in the menu, on home and in the sitemap', async ({
  page,
  request,
}) => {
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Products' }).hover();
  const rows = page.getByRole('banner').getByRole('listitem');
  await expect(rows.getByRole('link', { name: 'Hall Pass' })).toBeVisible();

  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'View More about Hall Pass' }).click();
  await expect(page).toHaveURL(/#\/products\/hall-pass$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hall Pass');
  await openHash(page, '/products');
  await expect(main.getByRole('heading', { name: 'Hall Pass' })).toBeVisible();

  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('./sitemap.xml')).toContain('/products/hall-pass/');
  expect(await text('./products/hall-pass/')).toContain('"@type":"Product","name":"Hall Pass"');
});

test('a product in beta is shown as coming soon and hidden from search engines', async ({
  page,
  request,
}) => {
  await openHash(page, '/products/late-bus');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Coming Soon');
  await expect(page).toHaveTitle(/^Late Bus: Coming Soon/);

  const text = async (path: string) => (await request.get(path)).text();
  expect(await text('./sitemap.xml')).not.toContain('late-bus');
  const html = await text('./products/late-bus/');
  expect(html).toMatch(/<meta name="robots" content="noindex[^"]*"/);
  expect(html).not.toContain('application/ld+json');
});
