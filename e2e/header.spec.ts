import { brand } from '../content/site/brand';
import { bar, expect, openHash, test, type Page } from './fixtures';
import { inWindows } from './helpers/resize';
import { withText } from './helpers/text-size';

const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });

test('the header bar shrinks from 80 to 64 px when the page is scrolled past 80 px', async ({
  page,
}) => {
  await openHash(page, '/about');
  const height = () =>
    page.getByRole('banner').evaluate((banner) => banner.getBoundingClientRect().height);
  await expect.poll(height).toBe(80);
  await page.mouse.wheel(0, 80);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(80);
  expect(await height()).toBe(80);
  await page.mouse.wheel(0, 1);
  await expect.poll(height).toBe(64);
  await page.mouse.wheel(0, -81);
  await expect.poll(height).toBe(80);
});

test('read from right to left, the Products button does not cover the logo', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openHash(page, '/about');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const logo = (await page.getByRole('banner').getByRole('link').first().boundingBox())!;
  const button = (await products(page).boundingBox())!;
  expect(button.x + button.width).toBeLessThanOrEqual(logo.x);
});

/** Window widths on both sides of every breakpoint, for 16 px text. */
const widths = [768, 900, 1024, 1025, 1115, 1240, 1440];

/** The company's name, and a longer one. */
const names = [brand.name, 'Northfield Campus Safety Systems'];

for (const fontSize of [16, 24])
  test(`the header bar and the Products menu fit in the window with ${fontSize} px text`, async ({
    playwright,
    browserName,
    launchOptions,
    baseURL,
  }) => {
    test.skip(browserName !== 'chromium', 'needs a default text size and visible scrollbars');
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
      ignoreDefaultArgs: ['--hide-scrollbars'],
    });
    const scaled = widths.map((width) => Math.floor((width * fontSize) / 16));
    const viewport = { width: scaled.at(-1)!, height: 900 };
    const page = await browser.newPage({ baseURL, viewport });
    const words = page.getByRole('banner').getByRole('link').first().locator('span > span').first();
    for (const [path, current] of [
      ['/contact', 'Contact'],
      ['/privacy', 'Privacy Policy'],
      ['/about', 'About'],
    ] as const) {
      await page.setViewportSize(viewport);
      await openHash(page, path);
      await expect(row(page, current)).toHaveAttribute('aria-current', 'page');
      const hasMenu = path === '/about';
      if (hasMenu) {
        await products(page).press('Enter');
        await expect(row(page, 'Nexus')).toBeVisible();
      }
      for (const name of hasMenu ? names : names.slice(0, 1)) {
        await words.evaluate((logo, text) => (logo.textContent = text), name);
        // Larger text has the same breakpoints: the narrowest, a middle and the widest window.
        const few = scaled.filter((_, index) => index % 3 === 0);
        for (const width of fontSize === 16 ? scaled : few) {
          await page.setViewportSize({ width, height: 900 });
          const message = `${path} at ${width} px, ${name}`;
          await expect.poll(() => page.evaluate(overlaps), { message }).toEqual([]);
          if (hasMenu) await expect.poll(() => page.evaluate(menuFit), { message }).toEqual([]);
          // Where there is no space, the name wraps to a second line, which is cut off.
          if (path === '/privacy') await expect(words, message).toBeInViewport({ ratio: 1 });
        }
      }
    }
    await browser.close();
  });

withText(32)('the header and its parts grow with the text', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
  const banner = page.getByRole('banner');
  const demo = banner.getByRole('link', { name: 'Get a Demo' }).filter({ visible: true });
  const icon = banner.getByRole('button', { name: 'Menu' }).locator('svg');
  await inWindows(page, '/resources/faq', [390, 768], async (message, width) => {
    const [frame, button] = [(await banner.boundingBox())!, (await demo.boundingBox())!];
    expect(button.y - frame.y, message).toBeGreaterThan(8);
    expect(frame.y + frame.height - button.y - button.height, message).toBeGreaterThan(8);
    await expect(icon, message).toHaveCSS('width', '48px');
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, message).toBeLessThanOrEqual(width);
  });
});

/** Layout errors in the bar: items past or short of the margin, on two lines or close to another. */
function overlaps() {
  const header = document.querySelector('header')!;
  const frame = header.firstElementChild!;
  const { paddingLeft, paddingRight } = getComputedStyle(frame);
  const { left, right } = frame.getBoundingClientRect();
  const items = [...header.querySelectorAll('nav > * li')]
    .filter((item) => !item.closest('[aria-controls] ~ div'))
    .map((item) => item.firstElementChild!);
  let edge = left + parseFloat(paddingLeft);
  // The company's name, where it is not cut off, stands 28 px apart.
  const name = header.querySelector('a span span')!.getBoundingClientRect();
  const { bottom } = header.querySelector('a span')!.getBoundingClientRect();
  let textEdge = name.top < bottom - 2 ? name.right + 12 : 0;
  let lastEnd = 0;
  const words = document.createRange();
  const faults: string[] = [];
  for (const item of items) {
    const { paddingRight: own } = getComputedStyle(item);
    const box = item.getBoundingClientRect();
    const isFlush = getComputedStyle(item).backgroundColor === 'rgba(0, 0, 0, 0)';
    const end = box.right - (isFlush ? parseFloat(own) : 0);
    if (box.left < edge - 0.5) faults.push(`${item.textContent} begins before ${edge}`);
    if (end > right - parseFloat(paddingRight) + 0.5)
      faults.push(`${item.textContent} ends ${end}`);
    words.selectNodeContents(item);
    const text = words.getBoundingClientRect();
    if (text.left < textEdge + 15.5)
      faults.push(`${item.textContent} is ${text.left - textEdge} px from the word before it`);
    textEdge = text.right;
    if (Math.abs(box.top + box.height / 2 - header.clientHeight / 2) > 1)
      faults.push(`${item.textContent} is on another line`);
    edge = box.right;
    lastEnd = end;
  }
  if (lastEnd < right - parseFloat(paddingRight) - 1) faults.push(`the last item ends ${lastEnd}`);
  if (items.length === 0) faults.push('no items');
  return faults;
}

/** Layout errors in the open Products menu: outside the window, or not 760 by 280 px at 16 px text. */
function menuFit() {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const button = document.querySelector('nav [aria-expanded=true]')!;
  const panel = document.getElementById(button.getAttribute('aria-controls')!)!.firstElementChild!;
  const { left, right, width } = panel.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const expected = Math.min(47.5 * rem, clientWidth);
  const faults: string[] = [];
  if (Math.abs(width - expected) > 0.5) faults.push(`${width} px wide, not ${expected}`);
  // On its right it keeps the margin that it has on its left, up to 16 px.
  if (left < 0 || clientWidth - right < Math.min(left, rem) - 0.5)
    faults.push(`from ${left} to ${right} of ${clientWidth}`);
  if (panel.scrollWidth > panel.clientWidth) faults.push('its content is cut off');
  return faults;
}

test.describe('A visitor without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('can open every section on a desktop and on a small phone', async ({ page }) => {
    for (const width of [1440, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('./about/');
      await expect(products(page)).toBeHidden();
      for (const name of ['Products', 'Solutions', 'Resources', 'About'])
        await expect(row(page, name)).toBeVisible();
      await row(page, 'Products').click();
      await expect(page).toHaveURL(/\/products\/$/);
    }
  });
});
