import { PNG } from 'pngjs';
import { pictureLine, school } from '../content/school/measures';
import { rooms } from '../content/school/rooms';
import { expect, heading, openHash, test, type Locator, type Page } from './fixtures';
import { placeInScene, scene } from './helpers/home-scene';
import { lineLeadsToTheMark } from './helpers/line-to-the-mark';
import { inWindows, resize } from './helpers/resize';
import { pages as solutions } from './helpers/solution-pages';
import { withText } from './helpers/text-size';

/** Tests the yellow line, which leads without a break or a change of weight into the mark of the footer. */

/** Pages, and the element above which the line enters: the yellow call to action, or else the footer. */
const ends = {
  '/': 'section',
  '/products/electronic-lock': 'section',
  '/solutions/k12': 'section',
  '/resources': 'section',
  '/contact': 'footer',
};

/** Opens a page at a fixed time and without motion, with all its images: the line runs through them. */
async function openWithImages(page: Page, path: string) {
  await page.clock.setFixedTime('2026-03-03T10:44:00');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHash(page, path);
  await expect(heading(page)).toBeVisible();
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

/**
 * Where the line of a page begins: at the left edge of the window or above, within `reach` pixels above
 * the element `end`. On home it comes down from the values, on a product page from the school, and on a
 * phone, on Resources, from behind the grant guides.
 */
async function originOf(page: Page, path: string, end: string, width: number) {
  if (path === '/' || (path === '/resources' && width < 768))
    return { reach: 40, origin: 'above' } as const;
  if (!path.startsWith('/products/')) return { reach: path === '/resources' ? 1300 : 700 };
  const { y } = await placeInScene(scene(page), rooms.gym.box);
  const { y: top } = (await page.locator(end).last().boundingBox())!;
  return { reach: top - y, origin: 'above' } as const;
}

for (const [path, end] of Object.entries(ends))
  test(`the line leads from the end of ${path} into the mark at every width`, async ({ page }) => {
    await openWithImages(page, path);
    // The ends of all pages have the same layout, so two pages are tested at every breakpoint.
    const isFirst = path === '/' || path === '/contact';
    for (const width of isFirst
      ? [320, 768, 1024, 1025, 1440, 1920]
      : [390, 640, 900, 1440, 1920]) {
      await resize(page, width, 900);
      const { reach, origin } = await originOf(page, path, end, width);
      await resize(page, width, Math.ceil(reach) + 1400);
      await expect
        .poll(() => lineLeadsToTheMark(page, end, reach, origin), { message: `${width} px` })
        .toBe(true);
    }
  });

test('one line of one weight leads from the next product into the mark', async ({ page }) => {
  const parts = page
    .locator(
      '[data-line=end], aside [data-line=drop], footer :is([data-line=corner], [data-line=elbow])',
    )
    .filter({ visible: true });
  await inWindows(page, '/products/nexus', [390, 768, 1024, 1440], async (message) => {
    const runs = await parts.evaluateAll((all) =>
      all.map((part) => {
        const { left, right } = part.getBoundingClientRect();
        const { borderLeftWidth, borderRightWidth } = getComputedStyle(part);
        const border = parseFloat(borderLeftWidth) || parseFloat(borderRightWidth);
        const end = parseFloat(borderLeftWidth) ? left + border : right;
        return { thickness: border || part.clientWidth, right: Math.round(end) };
      }),
    );
    expect(runs, message).toEqual([runs[0], runs[0], runs[0]]);
  });
});

test('beside a page the line leads from the cards through the story into the school', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const path of ['/products/nexus', '/products/electronic-lock'])
    await inWindows(page, path, [768, 1025, 1240, 1440, 1920], async (message) => {
      const { joins, school } = await main.evaluate((element) => {
        const boxes = (selector: string) =>
          [...element.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
        const turns = boxes('[data-line=margin]').filter(({ width }) => width > 0);
        const [first, last] = [turns[0]!, turns.at(-1)!];
        const edge = first.left < innerWidth / 2 ? ('left' as const) : ('right' as const);
        const isAt = (one: number, other: number) => Math.abs(one - other) < 1.5;
        const foot = last.left + 3;
        return {
          // From the cards, and into the line that leads down through the school.
          joins: [
            boxes('[data-line=drop]').some(
              (drop) => isAt(drop[edge], first[edge]) && drop.top < first.bottom,
            ),
            boxes('[data-line=path]').some(
              ({ left, right, width, height }) =>
                width < 8 && height > 200 && isAt((left + right) / 2, foot),
            ),
          ],
          school: boxes('img[src*="/home-hero.svg"]').length,
        };
      });
      expect(school, message).toBe(1);
      expect(joins, message).toEqual([true, true]);
    });
});

test('the line of the contact form leads from the plate into its button', async ({ page }) => {
  const main = page.getByRole('main');
  await inWindows(page, '/contact', [320, 768, 1440], async (message) => {
    const boxOf = async (part: Locator) => (await part.boundingBox())!;
    const drop = await boxOf(main.locator('[data-line=drop]').first());
    const turn = await boxOf(main.locator('[data-line=margin]'));
    const button = await boxOf(main.getByRole('button', { name: 'Send Message' }));
    expect(turn.x, message).toBeCloseTo(drop.x, 0);
    expect(turn.y, message).toBeLessThan(drop.y + drop.height);
    expect(turn.x + turn.width, message).toBeCloseTo(button.x, 0);
    expect(turn.y + turn.height - drop.width / 2, message).toBeCloseTo(
      button.y + button.height / 2,
      0,
    );
  });
});

test('the line is as thick between two illustrations as in them', async ({ page }) => {
  await openWithImages(page, '/products');
  const pictures = page.getByRole('main').getByRole('listitem').getByRole('presentation');
  for (const width of [1440, 1680]) {
    await resize(page, width);
    await pictures.nth(2).scrollIntoViewIfNeeded();
    const first = (await pictures.nth(1).boundingBox())!;
    const second = (await pictures.nth(2).boundingBox())!;
    // The gutter, and a little of the illustrations to its sides.
    const x = first.x + first.width - 8;
    const clip = {
      x,
      y: first.y + first.height * (pictureLine.y / school.height - 0.045),
      width: second.x + 8 - x,
      height: first.height * 0.09,
    };
    const image = PNG.sync.read(await page.screenshot({ clip }));
    const thickness = Array.from({ length: image.width }, (_, column) => {
      const blues = Array.from(
        { length: image.height },
        (_, row) => image.data[4 * (row * image.width + column) + 2]!,
      );
      const [behind = 0, line] = [blues[0], Math.min(...blues)];
      return blues.reduce((sum, blue) => sum + (behind - blue) / (behind - line), 0);
    });
    expect(thickness.length).toBeGreaterThan(32);
    expect(Math.max(...thickness) - Math.min(...thickness), `${width} px`).toBeLessThan(0.3);
  }
});

withText(32)('home has one line at the left with 32 px text', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
  await openHash(page, '/');
  const { foot, rail } = await page.getByRole('main').evaluate((main, share) => {
    const picture = main.querySelector('img')!.getBoundingClientRect();
    const node = main.querySelector('[data-line=node]')!.getBoundingClientRect();
    return { foot: picture.left + picture.width * share, rail: node.left + node.width / 2 };
  }, school.foot / school.width);
  expect(foot < 0 || Math.abs(foot - rail) < 2, `${foot}, ${rail}`).toBe(true);
});

withText(32)(
  'a phone with 32 px text has a story’s illustration at the edge of its words',
  async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
    await page.setViewportSize({ width: 390, height: 844 });
    await openHash(page, '/products/nexus');
    const story = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'One screen instead' }) });
    const parts = [story.getByRole('presentation').first(), story.getByRole('paragraph').first()];
    const [illustration, words] = await Promise.all(parts.map((part) => part.boundingBox()));
    expect(illustration!.x).toBeCloseTo(words!.x, 0);
  },
);

/** The lengths, in pixels, of the gaps in the line between the edges of the window. */
const breaks = (section: Locator) =>
  section.evaluate((element, share) => {
    const boxes = (parts: string) =>
      [...element.querySelectorAll(parts)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect());
    // At the height of its open ends, else of its illustrations, which have it from side to side.
    const ends = boxes('[data-line=open-end]').map(({ top, bottom }) => (top + bottom) / 2);
    const scenes = boxes('img').map(({ top, height }) => top + height * share);
    const parts = ends.length > 0 ? '[data-line]' : '[data-line], img';
    const line = boxes(parts).toSorted((a, b) => a.left - b.left);
    const found: number[] = [];
    for (const y of new Set((ends.length > 0 ? ends : scenes).map(Math.round))) {
      let x = 0;
      for (const { left, right } of line.filter(({ top, bottom }) => top <= y && bottom >= y)) {
        if (left > x + 1) found.push(Math.round(left - x));
        x = Math.max(x, right);
      }
      if (x < document.documentElement.clientWidth - 1) found.push(NaN);
    }
    return found;
  }, pictureLine.y / school.height);

for (const { path } of solutions)
  test(`the challenge of ${path} breaks the line three times, and the solution closes it`, async ({
    page,
  }) => {
    const section = (label: string) =>
      page.locator('section', { has: page.getByText(label, { exact: true }) });
    await inWindows(page, path, [1440, 768, 390], async (message) => {
      const open = await breaks(section('The challenge'));
      expect(open, message).toHaveLength(3);
      expect(Math.min(...open), message).toBeGreaterThan(100);
      expect(await breaks(section('The solution')), message).toEqual([]);
    });
  });
