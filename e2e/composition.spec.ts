import { expect, openHash, test, type Locator, type Page } from './fixtures';
import { resize } from './helpers/resize';

/** What lines up with what, at the window widths where a layout changes. */

const main = (page: Page) => page.getByRole('main');
const box = async (locator: Locator) => (await locator.boundingBox())!;

async function open(page: Page, path: string) {
  await openHash(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('the illustration of a hero ends at the window’s edge or has round corners', async ({
  page,
}) => {
  for (const path of ['/products/nexus', '/products/electronic-lock', '/solutions/k12']) {
    await open(page, path);
    for (const width of [390, 768, 1024, 1025, 1440, 1441, 1680, 1920]) {
      await resize(page, width);
      const sides = await main(page)
        .locator('img')
        .first()
        .evaluate((picture) => {
          const { left, right } = picture.getBoundingClientRect();
          const style = getComputedStyle(picture);
          const isRound = (...corners: string[]) => corners.every((size) => parseFloat(size) > 8);
          const { borderTopLeftRadius, borderBottomLeftRadius } = style;
          const { borderTopRightRadius, borderBottomRightRadius } = style;
          return {
            left: left < 1 || isRound(borderTopLeftRadius, borderBottomLeftRadius),
            right: right > innerWidth - 1 || isRound(borderTopRightRadius, borderBottomRightRadius),
          };
        });
      expect(sides, `${path} at ${width} px`).toEqual({ left: true, right: true });
    }
  }
});

test('the words of a key plan are below its illustration', async ({ page }) => {
  await open(page, '/products/nexus');
  const words = page.getByRole('heading', { name: 'Where you use it' });
  const scene = main(page).locator('img[src$="/home-hero.svg"]');
  for (const width of [390, 768, 900, 1100, 1280, 1440]) {
    await resize(page, width);
    const end = await scene.evaluate((picture) => {
      let frame: Element = picture;
      while (getComputedStyle(frame).overflowY !== 'hidden') frame = frame.parentElement!;
      return frame.getBoundingClientRect().bottom + scrollY;
    });
    const start = await words.evaluate((title) => title.getBoundingClientRect().top + scrollY);
    expect(start, `${width} px`).toBeGreaterThan(end);
  }
});

test('every card hangs from the line or from the card above it', async ({ page }) => {
  await open(page, '/about');
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  for (const width of [768, 899, 900, 1024, 1025, 1440]) {
    await resize(page, width);
    const loose = await cards.evaluateAll((items) => {
      const hung = items
        .filter((item) => item.querySelector('[data-line=drop]'))
        .map((item) => {
          const drop = item.firstElementChild!.getBoundingClientRect();
          const card = item.lastElementChild!.getBoundingClientRect();
          return { words: item.textContent, drop, card };
        });
      const first = Math.min(...hung.map(({ drop }) => drop.top));
      return hung
        .filter(({ drop }) => Math.abs(drop.top - first) > 1)
        .filter(({ drop, card }) =>
          hung.every(
            (above) =>
              Math.abs(above.card.left - card.left) > 1 ||
              Math.abs(above.card.bottom - drop.top) > 1,
          ),
        )
        .map(({ words }) => words);
    });
    expect(loose, `${width} px`).toEqual([]);
  }
});

test('on a tablet the words about a kind of school are beside its plan, below the line', async ({
  page,
}) => {
  await open(page, '/solutions');
  const schools = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^See the .* solution$/ }) });
  await expect(schools).toHaveCount(3);
  for (const width of [640, 768, 899]) {
    await resize(page, width);
    const places = await schools.evaluateAll((items) =>
      items.map((item) => {
        const [plan, title, words] = ['svg', 'h3', 'p'].map((part) =>
          item.querySelector(part)!.getBoundingClientRect(),
        ) as [DOMRect, DOMRect, DOMRect];
        const line = plan.top + (plan.height * 130) / 250;
        return {
          isBeside: Math.min(title.left, words.left) > plan.right,
          titleIsAbove: title.bottom < line,
          wordsAreBelow: words.top > line,
        };
      }),
    );
    for (const place of places)
      expect(place, `${width} px`).toEqual({
        isBeside: true,
        titleIsAbove: true,
        wordsAreBelow: true,
      });
  }
});

test('the line crosses each plan at the height at which it leaves it', async ({ page }) => {
  await open(page, '/solutions');
  const plans = main(page).locator('li > div > svg');
  await expect(plans).toHaveCount(3);
  for (const width of [390, 640, 768, 899, 900, 1440]) {
    await resize(page, width);
    const gaps = await plans.evaluateAll((all) =>
      all.map((plan) => {
        const { top, height } = plan.getBoundingClientRect();
        const line = plan.previousElementSibling!.getBoundingClientRect();
        return Math.abs((line.top + line.bottom) / 2 - (top + (height * 130) / 250));
      }),
    );
    expect(Math.max(...gaps), `${width} px`).toBeLessThan(0.6);
  }
});

test('in one column the questions come before the limits', async ({ page }) => {
  await open(page, '/products/nexus');
  const top = async (name: string) => (await box(main(page).getByRole('heading', { name }))).y;
  await resize(page, 390);
  const card = await top('What does it not do?');
  for (const question of ['What does your staff do?', 'What happens in the first'])
    expect(await top(question), question).toBeLessThan(card);
});

test('cards have gutters of 16 px below 768 px and of 24 px above', async ({ page }) => {
  await open(page, '/products');
  const cards = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  for (const [width, gutter] of [
    [640, 16],
    [767, 16],
    [768, 24],
    [1440, 24],
  ] as const) {
    await resize(page, width);
    const [left, right] = [await box(cards.nth(1)), await box(cards.nth(2))];
    expect(right.x - left.x - left.width, `${width} px`).toBeCloseTo(gutter, 0);
  }
});

test('the figures are whole with more space between letters and words', async ({ page }) => {
  await open(page, '/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }');
    document.adoptedStyleSheets = [sheet];
  });
  const figures = main(page).getByRole('definition');
  for (const width of [1280, 1440]) {
    await resize(page, width);
    const wide = await figures.evaluateAll((all) =>
      all
        .filter((figure) => {
          const words = document.createRange();
          words.selectNodeContents(figure);
          // After the last letter there is space, too, 8 px of it.
          return words.getBoundingClientRect().right > figure.getBoundingClientRect().right + 9;
        })
        .map((figure) => figure.textContent),
    );
    expect(wide, `${width} px`).toEqual([]);
  }
});
