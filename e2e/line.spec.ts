import { expect, openHash, test, type Page } from './fixtures';
import { resize } from './helpers/resize';
import { withText } from './helpers/text-size';

/** The yellow line: one line, one weight, whatever the size of the window and of the text. */

/** Runs in the page. The nodes whose center is on no bar and no drop. */
function nodesBesideTheLine() {
  const boxes = (kinds: string) =>
    [...document.querySelectorAll(kinds)]
      .filter((part) => part.checkVisibility())
      .map((part) => part.getBoundingClientRect());
  const lines = boxes('[data-line=bar], [data-line=drop], [data-line=end]');
  const nodes = boxes('main [data-line=node]');
  if (nodes.length === 0) return ['no nodes'];
  return nodes
    .map(({ left, top, width, height }) => ({ x: left + width / 2, y: top + height / 2 }))
    .filter(({ x, y }) =>
      lines.every((line) => {
        const isAcross = line.width > line.height;
        const beside = isAcross
          ? y - (line.top + line.bottom) / 2
          : x - (line.left + line.right) / 2;
        const isWithin = isAcross
          ? x > line.left - 1 && x < line.right + 1
          : y > line.top - 1 && y < line.bottom + 1;
        return Math.abs(beside) > 0.75 || !isWithin;
      }),
    )
    .map(({ x, y }) => `a node at ${Math.round(x)}, ${Math.round(y)}`);
}

const pages = [
  '/',
  '/products/nexus',
  '/products/electronic-lock',
  '/solutions/k12',
  '/about',
  '/coming-soon',
];

async function open(page: Page, path: string) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHash(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

for (const { size, test } of [16, 24, 32].map((size) => ({ size, test: withText(size) })))
  test(`every node is on the line with ${size} px text`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium' && size !== 16, 'the setting is Chromium’s');
    for (const path of pages) {
      await open(page, path);
      for (const width of [390, 768, 1024, 1440]) {
        await resize(page, width);
        expect(await page.evaluate(nodesBesideTheLine), `${path} at ${width} px`).toEqual([]);
      }
    }
  });

withText(32)('home has one line at the left with 32 px text', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
  await open(page, '/');
  await resize(page, 1440);
  const { foot, rail } = await page.getByRole('main').evaluate((main) => {
    const picture = main.querySelector('img')!.getBoundingClientRect();
    const node = main.querySelector('[data-line=node]')!.getBoundingClientRect();
    // The line leaves the illustration's foot at x = 60.7 of 960.
    return { foot: picture.left + (picture.width * 60.7) / 960, rail: node.left + node.width / 2 };
  });
  expect(foot < 0 || Math.abs(foot - rail) < 2, `${foot}, ${rail}`).toBe(true);
});

test('one line of one weight leads from the next product into the mark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('./products/nexus/');
  for (const width of [390, 768, 1024, 1440]) {
    await resize(page, width);
    const runs = await page
      .locator('[data-line=end], [data-line=corner]')
      .filter({ visible: true })
      .evaluateAll((parts) =>
        parts.map((part) => {
          const { right } = part.getBoundingClientRect();
          const border = parseFloat(getComputedStyle(part).borderRightWidth);
          return { thickness: border || part.clientWidth, right: Math.round(right) };
        }),
      );
    expect(runs, `${width} px`).toHaveLength(2);
    expect(runs[0], `${width} px`).toEqual(runs[1]);
  }
});
