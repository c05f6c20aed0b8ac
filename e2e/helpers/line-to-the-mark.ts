import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';

/** Where the line comes from: the window's left edge, or from above. */
export type LineOrigin = 'left' | 'above';

/**
 * Follows the pixels of the yellow line from the mark in the footer upward, in a screenshot of a window that
 * is high enough for all of it. Returns whether they lead, without a break, to the line's origin, within
 * `reach` pixels above the last element that matches `end`.
 */
export async function lineLeadsToTheMark(
  page: Page,
  end: string,
  reach: number,
  origin: LineOrigin = 'left',
) {
  const inFooter = page.locator('footer svg').last();
  await inFooter.evaluate((element) => {
    const top = scrollY + element.getBoundingClientRect().bottom - innerHeight + 40;
    scrollTo({ top, behavior: 'instant' });
  });
  const mark = (await inFooter.boundingBox())!;
  const { y: top } = (await page.locator(end).last().boundingBox())!;
  const from = top - reach;
  if (from < 0) throw new Error('the window is too low');
  const clip = {
    x: 0,
    y: from,
    width: mark.x + mark.width + 20,
    height: mark.y + mark.height - from,
  };
  const screenshot = await page.screenshot({ clip, animations: 'disabled' });
  const start = { x: Math.round(mark.x + mark.width / 2), y: Math.round(mark.y - from + 7) };
  const band = end === 'footer' ? null : await page.locator(end).last().boundingBox();
  // Its first and last row of pixels may be mixed with what is beside them.
  const isInBand = (y: number) =>
    band !== null && y + from > band.y - 1 && y + from < band.y + band.height + 1;
  return leadsTo(origin, PNG.sync.read(screenshot), start, top - from, isInBand);
}

/** `isInBand` says of a row of pixels whether it is in the yellow call to action, where the line is dark. */
function leadsTo(
  origin: LineOrigin,
  image: PNG,
  start: { x: number; y: number },
  above: number,
  isInBand: (y: number) => boolean,
) {
  const { data, width, height } = image;
  const color = (at: number) => data.subarray(4 * at, 4 * at + 3);
  const first = start.y * width + start.x;
  const line = color(first);
  const isLine = (at: number) =>
    color(at).every((value, i) => Math.abs(value - line[i]!) < 48) ||
    isInBand(Math.floor(at / width));

  const seen = new Uint8Array(width * height);
  const open = [first];
  while (open.length > 0) {
    const at = open.pop()!;
    if (seen[at] || !isLine(at)) continue;
    seen[at] = 1;
    const [x, y] = [at % width, Math.floor(at / width)];
    if (origin === 'left' ? x === 0 && y < above : y === 0) return true;
    if (x > 0) open.push(at - 1);
    if (x < width - 1) open.push(at + 1);
    if (y > 0) open.push(at - width);
    if (y < height - 1) open.push(at + width);
  }
  return false;
}
