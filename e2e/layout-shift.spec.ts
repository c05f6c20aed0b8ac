import { existsSync, readdirSync } from 'node:fs';
import { fallbackFonts } from '../scripts/programs.mjs';
import { expect, test, type Page } from './fixtures';
import { kinds } from './helpers/kinds';
import { holdScripts } from './helpers/late-scripts';
import { launchWithFonts } from './helpers/only-font';
import { resize } from './helpers/resize';

/** Pages with the two sizes of title, each with other parts in the first screen, and a cold hash. */
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

/** Runs in the page. Whether it uses fonts and has loaded all of them. */
const hasFonts = () =>
  document.fonts.status === 'loaded' &&
  [...document.fonts].some((font) => font.status === 'loaded');

/** The names of the fonts that an element is drawn with. */
async function fontsOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
  await devtools.detach();
  return fonts.map(({ familyName }) => familyName);
}

for (const { name, folder, debianPackage } of fallbackFonts)
  // Phones have Roboto.
  for (const width of name === 'Roboto' ? ([412] as const) : ([412, 1440] as const))
    test(`nothing moves at ${width} px when the fonts load after ${name} was shown`, async ({
      baseURL,
    }) => {
      test.skip(!existsSync(folder), `needs ${name}, which is in Debian's ${debianPackage}`);
      const browser = await launchWithFonts(folder);
      const shifts: Record<string, number> = {};
      for (const path of paths[width]) {
        const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } });
        let loadFonts = () => {};
        const fallbackShown = new Promise<void>((resolve) => (loadFonts = resolve));
        await page.route('**/*.woff2', (route) => fallbackShown.then(() => route.continue()));
        await watchShifts(page);
        await page.goto(`./${path}`, { waitUntil: 'commit' });
        await page.getByRole('heading', { level: 1 }).waitFor();
        // A cold hash may replace the document between two steps of it.
        await expect(async () => expect(await fontsOf(page, 'h1')).toEqual([name])).toPass();
        loadFonts();
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

/** Runs in the page. How each element above an element (or of the page) is drawn, and where. */
function drawnAbove(last: string) {
  const end = document.querySelector(last);
  const isAbove = (element: Element) =>
    !end ||
    (end.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING &&
      !element.contains(end));
  return [...document.querySelectorAll('header, header *, main *, footer *')]
    .filter(isAbove)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontSize, opacity, borderColor } = getComputedStyle(element);
      const style = [color, backgroundColor, fontSize, opacity, borderColor];
      return [element.tagName, x, y, width, height, ...style].join(' ');
    });
}

/** Runs in the page. Adds the style sheet with every class, as the first thing that is opened does. */
const addWholeSheet = (href: string) =>
  new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    link.onload = resolve;
    document.body.append(link);
  });

const hasSheet = () =>
  !!document.querySelector<HTMLLinkElement>('body link[rel=stylesheet]')?.sheet?.cssRules.length;

test('the first section of every page is complete before its style sheet has loaded, and all of it before the whole one', async ({
  page,
  baseURL,
}) => {
  test.skip(!!process.env.BASE_URL, 'reads the name of the sheet in the export');
  const whole = readdirSync('out/_next/static').find((name) => /^styles\.\w+\.css$/.test(name));

  // Scripts come later still, as on a slow phone: what they change is not compared.
  await holdScripts(page);
  // The header grows to the height of its window.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of kinds.filter((kind) => kind !== '/products/no-such-product')) {
    let load = () => {};
    const drawn = new Promise<void>((resolve) => (load = resolve));
    await page.route('**/*.css', (route) => drawn.then(() => route.continue()));
    const drawnAt = async (width: number, end = 'body link[rel=stylesheet]') => {
      await resize(page, width, 900);
      return page.evaluate(drawnAbove, end);
    };

    await page.goto(`.${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => page.evaluate(hasFonts)).toBe(true);
    const [phone, desktop] = [await drawnAt(390), await drawnAt(1440)];
    expect(desktop.length).toBeGreaterThan(20);
    load();
    await expect.poll(() => page.evaluate(hasSheet)).toBe(true);
    expect(await drawnAt(1440), `${path} at 1440 px`).toEqual(desktop);
    expect(await drawnAt(390), `${path} at 390 px`).toEqual(phone);
    const all = 'body > :last-child';
    const [phonePage, desktopPage] = [await drawnAt(390, all), await drawnAt(1440, all)];
    expect(desktopPage.length).toBeGreaterThan(desktop.length);
    await page.evaluate(addWholeSheet, new URL(`_next/static/${whole}`, baseURL).href);
    expect(await drawnAt(1440, all), `${path} at 1440 px`).toEqual(desktopPage);
    expect(await drawnAt(390, all), `${path} at 390 px`).toEqual(phonePage);
    await page.unroute('**/*.css');
  }
});
