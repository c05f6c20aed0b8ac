import { expect, main, test, type Locator } from './fixtures';
import { scene } from './helpers/home-scene';
import { inWindows } from './helpers/resize';
import { withText } from './helpers/text-size';

/** The alignment of the parts of a page, at the window widths where the layout changes. */

const top = async (locator: Locator) => (await locator.boundingBox())!.y;

test('the illustration of a hero ends at the window’s edge or has round corners', async ({
  page,
}) => {
  for (const path of ['/products/nexus', '/products/electronic-lock', '/solutions/k12'])
    await inWindows(page, path, [390, 1025, 1440, 1441], async (message) => {
      const isFinished = await main(page)
        .getByRole('img')
        .or(main(page).getByRole('presentation'))
        .first()
        .evaluate((picture) => {
          const { left, right } = picture.getBoundingClientRect();
          const style = getComputedStyle(picture);
          const isRound = (side: 'Left' | 'Right') =>
            parseFloat(style[`borderTop${side}Radius`]) > 8 &&
            parseFloat(style[`borderBottom${side}Radius`]) > 8;
          return (left < 1 || isRound('Left')) && (right > innerWidth - 1 || isRound('Right'));
        });
      expect(isFinished, message).toBe(true);
    });
});

test('the words of a key plan are below its illustration or beside it, and questions come before limits', async ({
  page,
}) => {
  const place = main(page).getByRole('heading', { name: 'Where you use it' });
  const title = (name: string) => main(page).getByText(name).filter({ visible: true });
  await inWindows(page, '/products/nexus', [390, 900, 1440], async (message, width) => {
    const { bottom, right } = await scene(page).evaluate((picture) => {
      let frame: Element = picture;
      while (getComputedStyle(frame).overflowY !== 'hidden') frame = frame.parentElement!;
      return frame.getBoundingClientRect();
    });
    const { x, y } = (await place.boundingBox())!;
    if (width < 1440) expect(y, message).toBeGreaterThan(bottom);
    else expect(x, message).toBeGreaterThan(right);
    if (width > 390) return;
    const limits = await top(title('What does it not do?'));
    for (const question of ['What do staff do?', 'In the first minute?'])
      expect(await top(title(question)), question).toBeLessThan(limits);
  });
});

test('every card hangs from the line or from the card above it', async ({ page }) => {
  const cards = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Why We' }) })
    .getByRole('listitem');
  await inWindows(page, '/about', [768, 899, 900, 1025], async (message) => {
    const loose = await cards.evaluateAll((items) => {
      const hung = items
        .filter((item) => item.querySelector('[data-line=drop]'))
        .map((item) => {
          const { left, bottom } = item.getBoundingClientRect();
          const { top } = item.querySelector('[data-line=drop]')!.getBoundingClientRect();
          return { words: item.textContent, from: top, left, end: bottom };
        });
      const first = Math.min(...hung.map(({ from }) => from));
      const isClose = (one: number, other: number) => Math.abs(one - other) <= 1;
      return hung
        .filter(({ from }) => !isClose(from, first))
        .filter(
          ({ from, left }) =>
            !hung.some((above) => isClose(above.left, left) && isClose(above.end, from)),
        )
        .map(({ words }) => words);
    });
    expect(loose, message).toEqual([]);
  });
});

test('every value has its illustration, from a phone to a desktop', async ({ page }) => {
  const values = main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: /^Our (Core )?Values$/ }) });
  for (const path of ['/', '/about'])
    await inWindows(page, path, [390, 820, 1100, 1440], async (message) => {
      const things = values.getByRole('presentation').filter({ visible: true });
      await expect(things, message).toHaveCount(await values.getByRole('listitem').count());
    });
});

withText(32)(
  'with 32 px text no illustration beside a title has a row of its own above it',
  async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'the setting is Chromium’s');
    for (const path of ['/solutions/k12', '/solutions/multi-site'])
      await inWindows(page, path, [390, 600], async (message) => {
        const terms = main(page).getByRole('term');
        await expect(terms).not.toHaveCount(0);
        const below = await terms.evaluateAll((titles) =>
          titles
            .filter((title) => {
              const illustration = title.querySelector('img')?.getBoundingClientRect();
              const words = document.createRange();
              words.selectNodeContents(title.lastChild!);
              const { top, bottom } = words.getBoundingClientRect();
              return illustration?.height && (top + bottom) / 2 > illustration.bottom;
            })
            .map((title) => title.textContent),
        );
        expect(below, message).toEqual([]);
      });
  },
);

test('the line goes on at the height at which it leaves each plan of the solutions, and words stay clear of it', async ({
  page,
}) => {
  const schools = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^See the .* solution$/ }) });
  await inWindows(page, '/solutions', [390, 640, 899, 900, 1440], async (message, width) => {
    await expect(schools).toHaveCount(3);
    for (const school of await schools.all()) {
      const [stops, bars] = ['[data-line=stop]', '[data-line=bar]'].map((part) =>
        school.locator(part),
      );
      // The stops that the line passes are the last; before them, one is at the gate.
      const parts = [school.locator('svg').first(), stops!.last(), bars!.first()];
      const texts = [school.getByRole('heading'), school.getByRole('paragraph')];
      const boxes = await Promise.all([...parts, ...texts].map((part) => part.boundingBox()));
      const [plan, stop, line, title, words] = boxes.map((box) => box!);
      const height = stop!.y + stop!.height / 2;
      expect(Math.abs(line!.y + line!.height / 2 - height), message).toBeLessThan(0.6);
      if (width < 640 || width >= 900) continue;
      const side = plan!.x + plan!.width;
      expect(Math.min(title!.x, words!.x), `${message}: beside the plan`).toBeGreaterThan(side);
      expect(Math.min(title!.y, words!.y), `${message}: below the line`).toBeGreaterThan(height);
    }
  });
});

test('on a tablet only the first card of the overview has an image wider than half the page', async ({
  page,
}) => {
  const pictured = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('presentation') })
    // The card of Nexus spans its row.
    .filter({ hasNot: page.getByRole('heading', { level: 2 }) });
  for (const path of ['/', '/products', '/products/nexus'])
    await inWindows(page, path, [768, 900, 1024], async (message) => {
      const large = await pictured.evaluateAll((cards) =>
        cards
          .filter((card) => card.querySelector('img')!.clientWidth > innerWidth / 2)
          .map((card) => card.textContent),
      );
      expect(large, message).toEqual([]);
    });
});
