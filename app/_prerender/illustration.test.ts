/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureLine } from '@/content/school/measures';
import { products } from '@/content/content-for-tests';
import { brand } from '@/content/site/brand';
import type { Picture } from '@/content/site/types';
import { drawIllustration } from './illustration';

const sources = readdirSync('content/illustrations');
const drawn = new Map<string, Promise<string>>();

/** Draws a source once for all tests. */
function draw(file: string) {
  if (!drawn.has(file)) drawn.set(file, drawIllustration(`content/illustrations/${file}`));
  return drawn.get(file)!;
}

/** A file with this illustration in it, for drawIllustration. */
function drawing(content: string) {
  const file = join(mkdtempSync(join(tmpdir(), 'drawing-')), 'drawing.svg');
  writeFileSync(
    file,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 720">${content}</svg>`,
  );
  return file;
}

test.each(sources)('%s is drawn with outlined lettering', async (file) => {
  const svg = await draw(file);
  expect(svg).toMatch(/^<svg /);
  expect(svg).not.toContain('<text');
});

test('the mark is the brand’s', async () => {
  const mark =
    '<svg class="mark" width="36" height="46" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>';
  const svg = await drawIllustration(drawing(mark));
  expect(svg).toContain(`viewBox="${brand.mark.box}"`);
  expect(svg).not.toContain('M0 0h1');
});

test('the line is where the school’s measures say, wherever it is drawn', async () => {
  const parts = '<path class="line" fill="none" stroke="#ffb511" d="M-8 40H968M200 40V300"/>';
  const svg = await drawIllustration(
    drawing(parts + '<circle class="line" cx="200" cy="40" r="9"/>'),
  );
  expect(svg).toContain(`M-8 ${pictureLine}h976m-768 0v${300 - pictureLine}`);
  expect(svg).toContain(`cy="${pictureLine}"`);
  expect(svg).not.toContain('class=');
});

test.each(products)('$summary.id has a second illustration, for its story', async (product) => {
  const drawing = (picture?: Picture) => draw(picture!.src.replace('/media/', ''));
  const { width, height } = product.storyImage!;
  const story = await drawing(product.storyImage);
  expect(story).toMatch(new RegExp(`^<svg[^>]* viewBox="\\S+ \\S+ ${width} ${height}"`));
  const inner = (svg: string) => svg.replace(/^<svg[^>]*>/, '');
  expect(inner(story)).not.toBe(inner(await drawing(product.summary.picture)));
});

test.each([
  [
    'a color that is not listed',
    '<path fill="#ABCDEF" d="M0 0h9v9z"/>',
    /drawing\.svg: #ABCDEF is not listed/,
  ],
  [
    'a letter that the font lacks',
    '<text x="0" y="0" fill="#fff" font-size="30" font-weight="600">☃</text>',
    /cannot draw all of "☃"/,
  ],
  ['a line that does not run across', '<path class="line" d="M9 9V90"/>', /does not run across/],
  [
    'lettering too small for a phone',
    '<text x="0" y="0" fill="#fff" font-size="21" font-weight="600">Door</text>',
    /"Door" has the size 21/,
  ],
  [
    'a weight that is not offered',
    '<text x="0" y="0" fill="#fff" font-size="30" font-weight="300">Door</text>',
    /"Door" has the weight 300/,
  ],
])('%s fails with the file’s name and the reason', async (_what, content, reason) => {
  await expect(drawIllustration(drawing(content))).rejects.toThrow(reason);
});
