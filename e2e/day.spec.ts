import { PNG } from 'pngjs';
import { day } from '../content/scene/day';
import { rooms } from '../content/scene/rooms';
import { expect, openHash, test, type Locator, type Page } from './fixtures';
import {
  inside,
  placeInScene,
  pointAt,
  roof,
  scene,
  seenLight,
  wheelTo,
} from './helpers/home-scene';

/** The moments of the day on home and the rooms of the school light each other. */

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const cafeteria = rooms.cafeteria.box;
const colorOf = (locator: Locator) =>
  locator.evaluate((element) => getComputedStyle(element).color);

const tuesday = (time: string) => `2026-03-03T${time}:00`;
const saturday = '2026-03-07T10:50:00';

/** The rooms of the school, and below them the day; the current moment is another than `time`. */
async function openDay(page: Page, time: string) {
  await page.clock.setFixedTime(time === day.moments[0]!.time ? tuesday('15:10') : saturday);
  await openHash(page, '/');
  await wheelTo(page, 490, 0.4);
}

test.describe('a moment of the day on home', () => {
  const moments = day.moments;
  const moment = (page: Page, time: string) =>
    page.getByRole('main').getByRole('link', { name: new RegExp(`^${time}`) });
  const firstTime = moments[0]!.time;

  // The whole building, a room in its middle and the gate.
  for (const { time, product, room } of moments.filter(({ room }) =>
    ['building', 'library', 'gate'].includes(room),
  ))
    test(`${time} lights its room and is lit by it`, async ({ page }) => {
      await openDay(page, time);
      const link = moment(page, time);
      const name = link.getByText(product.name, { exact: true });
      const bright = await seenLight(scene(page), cafeteria);
      const own = await seenLight(scene(page), rooms[room].box);
      const plain = await colorOf(name);

      await link.hover();
      expect(await seenLight(scene(page), rooms[room].box)).toBeCloseTo(own, 0);
      const others = await seenLight(scene(page), cafeteria);
      if (room !== 'building') expect(others).toBeLessThan(bright * 0.8);

      await page.mouse.move(0, 0);
      await expect.poll(() => colorOf(name)).toBe(plain);
      await pointAt(page, room === 'building' ? roof : inside(rooms[room].box));
      await expect.poll(() => colorOf(name)).not.toBe(plain);
      await page.mouse.down();
      await page.mouse.up();
      await expect(title(page)).toHaveText(product.name);
    });

  test('lights its room by keyboard, and the hero adds no tab stop', async ({ page }) => {
    await openHash(page, '/');
    await page.getByRole('button', { name: /^Watch one alert/ }).focus();
    for (const { time } of moments) {
      await page.keyboard.press('Tab');
      await expect(moment(page, time)).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: /^View More about/ }).first()).toBeFocused();

    await wheelTo(page, 490, 0.4);
    const gym = await seenLight(scene(page), rooms.gym.box);
    await moment(page, '10:41').focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await seenLight(scene(page), rooms.gym.box)).toBeLessThan(gym * 0.8);
  });

  test('moves nothing when it lights its room', async ({ page }) => {
    await openHash(page, '/');
    const places = () =>
      page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    await moment(page, firstTime).scrollIntoViewIfNeeded();
    const before = await places();
    await moment(page, firstTime).hover();
    expect(await places()).toEqual(before);
  });

  test(
    'has no axe violations while it is lit',
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      await openHash(page, '/');
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await moment(page, '9:20').hover();
        await checkAccessibility({ within: 'main' });
      }
    },
  );
});

/** The color of a room's upper edge. */
async function edgeOf(page: Page, room: keyof typeof rooms) {
  const { x, y, width } = await placeInScene(scene(page), rooms[room].box);
  const clip = { x: x + width / 4, y: y - 1, width: width / 2, height: 2 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return [...data.subarray(0, 3)];
}

for (const [name, now, index] of [
  ['on a school day at 10:50', tuesday('10:50'), 4],
  ['on a school day at 13:29', tuesday('13:29'), 6],
  ['early on a school day', tuesday('05:00'), 0],
  ['on a school day in the evening', tuesday('19:00'), 0],
  ['on a Saturday', saturday, 0],
] as const) {
  const { time, event, room, product } = day.moments[index]!;

  test(`${name} the moment of ${time} is the current one, and its room is lit`, async ({
    page,
  }) => {
    await page.clock.setFixedTime(now);
    await openHash(page, '/');
    const current = page.getByRole('main').locator('[aria-current]');
    await expect(current).toHaveAccessibleName(`${time} ${event} ${product.name}`);
    await expect(scene(page).locator('..').getByText(event)).toBeVisible();
    expect(await edgeOf(page, room)).toEqual([255, 181, 17]);
    expect(await edgeOf(page, 'gym')).not.toEqual([255, 181, 17]);
    const illustration = await scene(page).locator('..').ariaSnapshot();
    expect(illustration, 'screen readers find its words in the link alone').not.toContain(event);
  });
}

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [390, 844],
] as const)
  test.describe(`in a window of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('a room is lit under the pointer before the day below it has come in', async ({
      page,
    }) => {
      await openHash(page, '/');
      // The illustration’s ground ends where the window does.
      await wheelTo(page, 680, 1);
      const frontDesk = await seenLight(scene(page), rooms['front-desk'].box);
      await pointAt(page, inside(rooms.office.box));
      expect(await seenLight(scene(page), rooms['front-desk'].box)).toBeLessThan(frontDesk * 0.8);
    });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a moment of the day leads to its product', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: /^8:06 AM/ }).click();
    await expect(page).toHaveURL(/\/products\/visitor-management\/$/);
  });
});
