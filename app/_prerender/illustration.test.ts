/** @jest-environment node */
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brand } from '@/content/site/brand';
import { drawIllustration } from './illustration';

const sources = readdirSync('content/illustrations');

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
  const svg = await drawIllustration(`content/illustrations/${file}`);
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
