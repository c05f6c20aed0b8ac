import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/**
 * Returns the lowest WCAG 1.4.3 contrast ratio between each of these texts and the pixels behind it,
 * measured in one screenshot of the page without its texts. For text on an illustration, where CSS
 * does not define the background color.
 *
 * @param selectors find one element with text each
 */
export async function seenContrasts(page: Page, selectors: string[]) {
  if (selectors.length === 0) return [];
  const texts = await Promise.all(
    selectors.map(async (selector) => ({
      text: selector,
      ...(await page.locator(selector).evaluate((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element);
        // The element's box may be wider than its text and cover more of the illustration.
        const words = document.createRange();
        words.selectNodeContents(element);
        const { x, y, width, height } = words.getBoundingClientRect();
        const isLarge =
          parseFloat(fontSize) >= 24 ||
          (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700);
        return { color, needed: isLarge ? 3 : 4.5, place: { x, y: y + scrollY, width, height } };
      })),
    })),
  );
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { color: transparent !important; transition: none !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const screenshot = await page.screenshot({
    fullPage: true,
    animations: 'disabled',
    clip: around(texts.map(({ place }) => place)),
  });
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const image = PNG.sync.read(screenshot);
  const { x, y } = around(texts.map(({ place }) => place));
  return texts.map(({ text, color, needed, place }) => ({
    text,
    needed,
    contrast: leastContrast(color, image, { ...place, x: place.x - x, y: place.y - y }),
  }));
}

type Place = { x: number; y: number; width: number; height: number };

/** The smallest box of whole pixels that contains all places. */
function around(places: Place[]): Place {
  const x = Math.floor(Math.min(...places.map((place) => place.x)));
  const y = Math.floor(Math.min(...places.map((place) => place.y)));
  const right = Math.ceil(Math.max(...places.map((place) => place.x + place.width)));
  const bottom = Math.ceil(Math.max(...places.map((place) => place.y + place.height)));
  return { x, y, width: right - x, height: bottom - y };
}

function leastContrast(color: string, image: PNG, { x, y, width, height }: Place) {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const letters = luminance(color.match(/[\d.]+/g)!.map(Number));
  // An illustration has few colors and many pixels.
  const behind = new Set<number>();
  for (let row = Math.floor(y); row < y + height; row++)
    for (let column = Math.floor(x); column < x + width; column++)
      behind.add(image.data.readUIntBE(4 * (row * image.width + column), 3));
  const contrasts = [...behind].map((pixel) => {
    const background = luminance([pixel >> 16, (pixel >> 8) & 255, pixel & 255]);
    const [dark, light] = [Math.min(letters, background), Math.max(letters, background)];
    return (light + 0.05) / (dark + 0.05);
  });
  return Math.min(...contrasts);
}
