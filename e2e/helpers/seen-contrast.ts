import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

/**
 * Returns the lowest WCAG 1.4.3 contrast ratio between a text and the pixels behind it, measured in a
 * screenshot without the text. For text on an illustration, where CSS does not define the background
 * color.
 */
export async function seenContrast(text: Locator) {
  await text.scrollIntoViewIfNeeded();
  const { color, size, weight, clip } = await text.evaluate((element: HTMLElement) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    element.style.setProperty('color', 'transparent', 'important');
    // The element's box may be wider than its text and cover more of the illustration.
    const words = document.createRange();
    words.selectNodeContents(element);
    const { x, y, width, height } = words.getBoundingClientRect();
    const clip = { x, y, width, height };
    return { color, size: parseFloat(fontSize), weight: Number(fontWeight), clip };
  });
  const screenshot = await text.page().screenshot({ clip, animations: 'disabled' });
  await text.evaluate((element: HTMLElement) => element.style.removeProperty('color'));
  const isLarge = size >= 24 || (size >= 18.66 && weight >= 700);
  return {
    contrast: leastContrast(color, PNG.sync.read(screenshot)),
    needed: isLarge ? 3 : 4.5,
  };
}

function leastContrast(color: string, { data }: PNG) {
  const linear = (value: number) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  const luminance = ([red = 0, green = 0, blue = 0]: ArrayLike<number> & Iterable<number>) =>
    0.2126 * linear(red / 255) + 0.7152 * linear(green / 255) + 0.0722 * linear(blue / 255);
  const letters = luminance(color.match(/[\d.]+/g)!.map(Number));
  let least = 21;
  for (let at = 0; at < data.length; at += 4) {
    const background = luminance(data.subarray(at, at + 3));
    const [dark, light] = [Math.min(letters, background), Math.max(letters, background)];
    least = Math.min(least, (light + 0.05) / (dark + 0.05));
  }
  return least;
}
