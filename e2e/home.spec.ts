import { modules } from '../content/site/modules';
import { school } from '../content/school/measures';
import { rooms } from '../content/school/rooms';
import { day } from '../content/school/day';
import { expect, heading, main, openHash, openStarted, test, type Locator } from './fixtures';
import { phone, resize } from './helpers/resize';

/** Home's first screen and day, and the cards of modules, plans and roles. */

const bottomOf = async (locator: Locator) => {
  const { y, height } = (await locator.boundingBox())!;
  return y + height;
};

test("home's first screen has the headline in two lines, both buttons and both floors", async ({
  page,
}) => {
  await page.goto('./');
  const talk = main(page).getByRole('link', { name: 'Talk to Us' });
  const watch = main(page).getByRole('button', { name: 'Watch one alert, 20 seconds' });
  /** Where a height of the school's illustration is in the window. */
  const sceneAt = async (y: number) => {
    const box = (await main(page).getByRole('img').first().boundingBox())!;
    return box.y + (box.height * y) / school.height;
  };
  const floor = rooms['front-desk'].box.y + rooms['front-desk'].box.height;
  for (const size of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await resize(page, size);
    const message = size.join(' by ');
    const lines = await heading(page).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, message).toBe(2);
    for (const button of [talk, watch])
      expect(await bottomOf(button), message).toBeLessThan(await sceneAt(rooms.building.box.y));
    expect(await sceneAt(floor), message).toBeLessThan(size[1]);
  }
  await resize(page, [844, 390]);
  expect(await bottomOf(talk), 'on a phone on its side').toBeLessThan(390);
  await resize(page, phone);
  const ceiling = rooms.office.box.y + rooms.office.box.height;
  expect(await sceneAt(ceiling), 'roof and top floor, on a phone').toBeLessThan(844);
});

test('the five moments of the day are links, and the one nearest on the visitor’s clock is current', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-03-03T10:50:00' });
  await openStarted(page, '/');
  const moments = main(page).getByRole('link', { name: /^\d+:\d\d [AP]M / });
  await expect(moments).toHaveCount(5);
  // Late in the evening and on a Saturday it is the first one.
  for (const [now, index] of [
    ['2026-03-03T10:55:00', 2],
    ['2026-03-03T19:00:00', 0],
    ['2026-03-07T10:55:00', 0],
  ] as const) {
    await page.clock.pauseAt(now);
    // The page looks at the clock each minute.
    await page.clock.fastForward(60_000);
    await expect(moments.nth(index), now).toHaveAttribute('aria-current', 'time');
  }
  await page.clock.resume();
  await main(page)
    .getByRole('button', { name: /^Watch one alert/ })
    .focus();
  for (const index of day.moments.keys()) {
    await page.keyboard.press('Tab');
    await expect(moments.nth(index)).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(day.moments.at(-1)!.product.name);
});

test('only sky and far hills move on scroll, on a desktop, with motion', async ({ page }) => {
  await page.goto('./');
  const hero = page.getByRole('img', { name: /view of a school/ });
  const layers = hero.locator('..').locator('svg').first().locator('> g');
  /** How far down the school the clouds and the far hills are, in shares of its height. */
  const places = async () => {
    const { y, height } = (await hero.boundingBox())!;
    const tops = await layers.evaluateAll((all) =>
      all.map((layer) => layer.getBoundingClientRect().top),
    );
    return tops.map((top) => ((top - y) / height).toFixed(3));
  };
  const atRest = await places();
  await page.mouse.wheel(0, 200);
  await expect.poll(places).not.toEqual(atRest);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(places).toEqual(atRest);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(places).not.toEqual(atRest);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(places).toEqual(atRest);
});

const cards = (page: Parameters<typeof main>[0]) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^(View|Learn) More/ }) });

test('nine cards are in three columns, two and one, within margins and gutters of the grid', async ({
  page,
}) => {
  await openStarted(page, '/');
  await expect(cards(page)).toHaveCount(modules.length);
  for (const [width, left, gutter, columns] of [
    [1600, 160, 24, 3],
    [1440, 80, 24, 3],
    [1025, 80, 24, 3],
    [1024, 56, 24, 2],
    [768, 56, 24, 2],
    [390, 16, 0, 1],
  ] as const) {
    await resize(page, [width, 900]);
    const boxes = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    const lefts = new Set(boxes.slice(1).map((box) => Math.round(box.left)));
    expect(lefts.size, `columns at ${width} px`).toBe(columns);
    expect(Math.min(...lefts), `${width}`).toBeCloseTo(left, 0);
    expect(Math.max(...boxes.map((box) => box.right)), `${width}`).toBeCloseTo(width - left, 0);
    if (columns > 1) {
      const row = boxes.filter(({ top }) => Math.abs(top - boxes.at(-1)!.top) < 1);
      expect(row[1]!.left - row[0]!.right, `${width}`).toBeCloseTo(gutter, 0);
    }
  }
});

test('the catalog shows icon, name, subtitle, description and category at every width', async ({
  page,
}) => {
  await openStarted(page, '/products');
  for (const width of [320, 1440]) {
    await resize(page, [width, 900]);
    for (const { name, subtitle, description, category } of modules) {
      const card = cards(page).filter({
        has: page.getByRole('heading', { name, exact: true }),
      });
      for (const words of [subtitle, description, category])
        await expect(card.getByText(words, { exact: true }), `${width} px`).toBeVisible();
      await expect(card.getByText(category).locator('svg')).toBeVisible();
    }
  }
});

/** The address of the link that a press in the middle of an element finds. */
const linkAt = (element: Locator) =>
  element.evaluate((inside) => {
    inside.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = inside.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found?.closest('a')?.getAttribute('href');
  });

test('a card is one link: it opens from everywhere on it, but for its other button or link', async ({
  page,
}) => {
  const card = (title: string) =>
    main(page)
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (const [path, title, to] of [
    ['/solutions', 'K-12 Single Campus', '#/solutions/k12'],
    ['/products', 'Nexus', '#/products/nexus'],
    ['/', 'Safety staff', '#/products/ticketing'],
    ['/', 'Rapid Lockdown', '#/product/electroniclock'],
  ] as const) {
    await openStarted(page, path);
    for (const part of [
      card(title).getByRole('heading'),
      card(title).getByRole('paragraph').last(),
      card(title).getByRole('presentation').first(),
    ])
      expect(await linkAt(part), title).toBe(to);
  }
  const shadow = () =>
    card('Ticketing').evaluate((item) =>
      [item, ...item.querySelectorAll('*')].map((part) => getComputedStyle(part).boxShadow).join(),
    );
  await card('Ticketing').scrollIntoViewIfNeeded();
  const atRest = await shadow();
  await card('Ticketing').hover();
  await expect.poll(shadow).not.toBe(atRest);

  await card('Rapid Lockdown').getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await openHash(page, '/products');
  await card('Nexus').getByRole('link', { name: 'Learn More about solutions' }).click();
  await expect(page).toHaveURL(/#\/solutions$/);
});
