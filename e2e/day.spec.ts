import { PNG } from 'pngjs';
import { day } from '../content/school/day';
import { rooms } from '../content/school/rooms';
import { expect, heading, main, openHash, openStarted, test, type Page } from './fixtures';
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

const moment = (page: Page, time: string) =>
  main(page).getByRole('link', { name: new RegExp(`^${time}`) });
const cafeteria = rooms.cafeteria.box;
/** The moment that belongs to a room; `building` is the whole school. */
const momentOf = (room: string) => day.moments.find((one) => one.room === room)!;

const tuesday = (time: string) => `2026-03-03T${time}:00`;
const saturday = '2026-03-07T10:50:00';

test('a moment of the day lights its room and is lit by it, and nothing moves', async ({
  page,
}) => {
  const [library, building, gate] = ['library', 'building', 'gate'].map(momentOf);
  const lit = [library!, building!, gate!];
  // At this time the current moment is none of those that are tested here.
  await page.clock.setFixedTime(tuesday('08:06'));
  await openHash(page, '/');
  await wheelTo(page, 490, 0.35);
  const places = () =>
    main(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
  const bright = await seenLight(scene(page), cafeteria);
  const own = await seenLight(scene(page), rooms.library.box);
  const before = await places();
  const colors = () =>
    Promise.all(
      lit.map(({ time, product }) =>
        moment(page, time)
          .getByText(product.name, { exact: true })
          .evaluate((name) => getComputedStyle(name).color),
      ),
    );
  const plain = await colors();

  await moment(page, library!.time).hover();
  expect(await seenLight(scene(page), rooms.library.box)).toBeCloseTo(own, 0);
  expect(await seenLight(scene(page), cafeteria)).toBeLessThan(bright * 0.8);
  expect(await places()).toEqual(before);

  await page.mouse.move(0, 0);
  for (const [index, { time, room }] of lit.entries()) {
    await expect.poll(colors, time).toEqual(plain);
    await pointAt(page, room === 'building' ? roof : inside(rooms[room].box));
    await expect.poll(async () => (await colors())[index], time).not.toBe(plain[index]);
    await page.mouse.move(0, 0);
  }
  await expect.poll(colors).toEqual(plain);
  await pointAt(page, inside(rooms.gate.box));
  await page.mouse.down();
  await page.mouse.up();
  await expect(heading(page)).toHaveText(gate!.product.name);
});

test('a keyboard lights the rooms by the moments, and the hero adds no tab stop', async ({
  page,
}) => {
  await openHash(page, '/');
  await page.getByRole('button', { name: /^Put your school/ }).focus();
  for (const { time } of day.moments) {
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

/** Whether a room has the yellow outline at its upper edge. */
async function isOutlined(page: Page, room: keyof typeof rooms) {
  const { x, y, width } = await placeInScene(scene(page), rooms[room].box);
  const clip = { x: x + width / 4, y: y - 1, width: width / 2, height: 2 };
  const { data } = PNG.sync.read(await page.screenshot({ clip }));
  return data.subarray(0, 3).join() === '255,181,17';
}

test('the moment nearest on the visitor’s clock is the current one, and its room is lit', async ({
  page,
}) => {
  await page.clock.install({ time: tuesday('10:50') });
  await openStarted(page, '/');
  for (const [now, index] of [
    [tuesday('10:55'), 4],
    [tuesday('13:29'), 6],
    [tuesday('19:00'), 0],
    [saturday, 0],
    ['2026-03-09T05:00:00', 0],
  ] as const) {
    const { time, event, room, product } = day.moments[index]!;
    await page.clock.pauseAt(now);
    // The page looks at the clock each minute.
    await page.clock.fastForward(60_000);
    const name = `${time} ${event} ${product.name}`;
    const current = main(page).getByRole('link', { name, exact: true });
    await expect(current, now).toHaveAttribute('aria-current', /./);
    await expect(scene(page).locator('..').getByText(event)).toBeVisible();
    // The outline fades in.
    await expect.poll(() => isOutlined(page, room), now).toBe(true);
    expect(await isOutlined(page, 'gym'), now).toBe(false);
    const illustration = await scene(page).locator('..').ariaSnapshot();
    expect(illustration, 'screen readers find its words in the link alone').not.toContain(event);
  }
});

test('a room is lit under the pointer before the day below it has come in', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/');
  // The lower edge of the illustration is at that of the window.
  await wheelTo(page, 680, 1);
  const frontDesk = await seenLight(scene(page), rooms['front-desk'].box);
  await pointAt(page, inside(rooms.office.box));
  expect(await seenLight(scene(page), rooms['front-desk'].box)).toBeLessThan(frontDesk * 0.8);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a moment of the day leads to its product', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: /^8:06 AM/ }).click();
    await expect(page).toHaveURL(/\/products\/visitor-management\/$/);
  });
});
