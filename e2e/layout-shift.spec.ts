import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { fallbackFonts } from '../scripts/programs.mjs';
import { expect, heading, test, type Page } from './fixtures';
import { kinds } from './helpers/kinds';
import { holdFiles, holdScripts } from './helpers/late-scripts';
import { resize } from './helpers/resize';

/** Addresses by window width: pages with different first screens, and a hash that opens a second document. */
const paths = { 412: ['', 'contact/', '#/products/nexus'], 1440: ['', '#/products/nexus'] };

/** Adds up the layout shifts of a document and of the one it may be replaced by. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        sessionStorage.shift = Number(sessionStorage.shift ?? 0) + entry.value;
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Runs in the page. Whether the fonts of headlines and of text have loaded, not only those shown until then. */
const hasFonts = () =>
  ['display', 'text'].every((family) =>
    [...document.fonts].some((font) => font.family === family && font.status === 'loaded'),
  );

/** The names of the fonts that the heading is drawn with. */
async function fontsOfHeading(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const h1 = { nodeId: root.nodeId, selector: 'h1' };
  const { nodeId } = await devtools.send('DOM.querySelector', h1);
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const { name, folder, debianPackage } of fallbackFonts)
  // Only phones have Roboto.
  for (const width of name === 'Roboto' ? ([412] as const) : ([412, 1440] as const))
    test(`nothing moves at ${width} px when the fonts load after ${name} was shown`, async ({
      playwright,
      launchOptions,
      baseURL,
    }, testInfo) => {
      test.skip(!existsSync(folder), `needs ${name}, which is in Debian's ${debianPackage}`);
      // A browser that finds these fonts and no others. Hinted letters are wider than in a visitor's window.
      const settings = testInfo.outputPath('fonts.conf');
      const fonts = `<dir>${folder}</dir><cachedir>${testInfo.outputPath('cache')}</cachedir>
        <match target="font"><edit name="hintstyle"><const>hintslight</const></edit></match>`;
      writeFileSync(settings, `<fontconfig>${fonts}</fontconfig>`);
      const env = { ...process.env, FONTCONFIG_FILE: settings };
      const browser = await playwright.chromium.launch({ ...launchOptions, env });
      const shifts: Record<string, number> = {};
      for (const path of paths[width]) {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
        const files = await holdFiles(page, '**/*.woff2');
        await watchShifts(page);
        await page.goto(`./${path}`, { waitUntil: 'commit' });
        await heading(page).waitFor();
        // A cold hash may replace the document between two steps of it.
        await expect(async () => expect(await fontsOfHeading(page)).toEqual([name])).toPass();
        files.release();
        await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
        // The browser reports a layout shift after the frame.
        await page.evaluate(
          () => new Promise((done) => requestAnimationFrame(() => setTimeout(done))),
        );
        shifts[path] = await page.evaluate(() => Number(sessionStorage.shift ?? 0));
        await page.close();
      }
      await browser.close();
      // A line may wrap differently in a fallback font. Other metrics of that font shift more.
      expect(Math.max(...Object.values(shifts)), JSON.stringify(shifts)).toBeLessThan(0.001);
    });

/**
 * Runs in the page. The place and style of each element; with `above`, a selector, only of those before
 * the first element that matches it.
 */
function drawn(above: string) {
  const end = above && document.querySelector(above);
  return [...document.querySelectorAll(':is(header, main, footer), :is(header, main, footer) *')]
    .filter(
      (element) =>
        !end ||
        (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
          !element.contains(end)),
    )
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, fontSize, fontWeight, opacity } =
        getComputedStyle(element);
      const style = [color, backgroundColor, borderColor, fontSize, fontWeight, opacity];
      return [element.tagName, x, y, width, height, ...style].join(' ');
    });
}

const hasSheet = () =>
  !!document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]')?.sheet?.cssRules.length;

/** Runs in the page. Adds the style sheet with every class, as the first thing that is opened does. */
const addWholeSheet = (href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    document.body.append(link);
  });

test('the first screen of every page is complete before its style sheet has loaded, and all of it with that sheet', async ({
  page,
  baseURL,
}) => {
  test.skip(!!process.env.BASE_URL, 'reads the name of the sheet in the export');
  test.slow();
  const sheets = readdirSync('out/_next/static');
  const every = sheets.find((name) => /^styles\.\w+\.css$/.test(name));
  // All scripts and fonts are held, because other tests are about what they change.
  await holdScripts(page);
  const headers = { 'cache-control': 'no-store' };
  await page.route('**/*.woff2', (route) => route.fulfill({ body: '', headers }));
  // The header grows to the height of its window.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds.filter((kind) => kind !== '/products/no-such-product')) {
    const sheet = await holdFiles(page, '**/*.css');
    const drawnAt = async (width: number, above = 'body link[rel=stylesheet]') => {
      await resize(page, [width, 900]);
      return page.evaluate(drawn, above);
    };
    await page.goto(`.${path}`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    const [phone, desktop] = [await drawnAt(390), await drawnAt(1440)];
    expect(desktop.length).toBeGreaterThan(20);
    sheet.release();
    await expect.poll(() => page.evaluate(hasSheet)).toBe(true);
    expect(await drawnAt(1440), `${path} at 1440 px`).toEqual(desktop);
    expect(await drawnAt(390), `${path} at 390 px`).toEqual(phone);
    const whole = [await drawnAt(1440, ''), await drawnAt(390, '')];
    await page.evaluate(addWholeSheet, new URL(`_next/static/${every}`, baseURL).href);
    expect([await drawnAt(1440, ''), await drawnAt(390, '')], path).toEqual(whole);
    await page.unroute('**/*.css');
  }
  // The browser keeps the empty fonts for the next document of this page.
  await page.close();
});
