import { doors } from '../content/scene/doors';
import { rooms } from '../content/scene/rooms';
import { expect, heading, openHash, test, type Page } from './fixtures';
import {
  boxOf,
  inside,
  placeInScene,
  pointAt,
  roof,
  scene,
  seenLight,
  wheelTo,
} from './helpers/home-scene';
import { opacityOf } from './helpers/opacity';
import { inWindows } from './helpers/resize';

/** Visitors walk through the products by the rooms of the school. */

const plan = (page: Page) => page.getByRole('navigation', { name: 'Products by room' });
const door = (page: Page, name: string) => plan(page).getByRole('link', { name });
/** A product's name in its room; the list of links has it too, with a colon. */
const tag = (page: Page, name: string) =>
  page.locator('main svg').getByText(name, { exact: true }).filter({ visible: true });

const panic = doors.find(({ product }) => product.id === 'panic-app')!;
const cafeteria = rooms.cafeteria.box;

/** How bright each place in sight is, in steps of four. */
async function lights(page: Page) {
  const { width } = page.viewportSize()!;
  const found: [string, number][] = [];
  for (const place of doors.filter(({ room }) => room !== 'building')) {
    const box = boxOf(place);
    const { x, width: wide } = await placeInScene(scene(page), box);
    if (x > 0 && x + wide < width)
      found.push([place.product.id, Math.round((await seenLight(scene(page), box)) / 4)]);
  }
  return found;
}

async function openPlan(page: Page) {
  await openHash(page, '/products/nexus');
  await expect(heading(page)).toBeVisible();
  // The rooms, and below them the first links.
  await wheelTo(page, 490, 0.4);
}

/** Clicks where the pointer is, without the help that Playwright gives to a click on an element. */
async function click(page: Page) {
  await page.mouse.down();
  await page.mouse.up();
}

test('the rooms on a product page name every product and mark the current one', async ({
  page,
}) => {
  await openPlan(page);
  await expect(plan(page).getByRole('link')).toHaveCount(doors.length);
  for (const { product, room } of doors)
    await expect(door(page, `${product.name}: ${rooms[room].name}`)).toHaveAttribute(
      'href',
      `#/products/${product.id}`,
    );
  const current = plan(page).locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAccessibleName('Nexus: the office');

  const upperEdge = { ...cafeteria, y: cafeteria.y - 20, height: 40 };
  const unlit = await seenLight(scene(page), upperEdge);
  // In a dark color scheme, so that an outline would be bright.
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  // The page moves by a part of a pixel, which changes the light by 3; an outline changes it by 35.
  const change = Math.abs((await seenLight(scene(page), upperEdge)) - unlit);
  expect(change, 'no outline').toBeLessThan(10);
  const edge = (name: string) =>
    door(page, name).evaluate((link) => getComputedStyle(link).borderTopWidth);
  expect(await edge('Nexus'), 'in forced colors').not.toBe(await edge('Ticketing'));
});

test('a room is lit, with a name tag, under the pointer, and leads to its product', async ({
  page,
}) => {
  await openPlan(page);
  const dark = await seenLight(scene(page), cafeteria);
  await expect(tag(page, panic.product.name)).toHaveCount(0);

  await pointAt(page, inside(cafeteria));
  await expect(tag(page, panic.product.name)).toBeVisible();
  expect(await seenLight(scene(page), cafeteria)).toBeGreaterThan(dark * 1.5);

  await page.mouse.move(0, 0);
  await expect(tag(page, panic.product.name)).toHaveCount(0);
  expect(await seenLight(scene(page), cafeteria)).toBeCloseTo(dark, 0);

  await pointAt(page, roof);
  expect(await seenLight(scene(page), cafeteria), 'all are').toBeGreaterThan(dark * 1.5);

  for (const { product, room, part } of doors.filter(({ room }) => /building|gate/.test(room))) {
    await wheelTo(page, 490, 0.4);
    await pointAt(page, room === 'building' ? roof : inside(boxOf({ room, part })));
    await click(page);
    await expect(heading(page)).toHaveText(product.name);
    await expect(page).toHaveURL(new RegExp(`#/products/${product.id}$`));
    await expect(door(page, product.name)).toHaveAttribute('aria-current', 'page');
  }
});

test('a keyboard leads through the products by name, and lights their rooms', async ({ page }) => {
  await openPlan(page);
  const dark = await seenLight(scene(page), cafeteria);
  const names = doors.map(({ product }) => product.name).sort();
  await door(page, names[0]!).focus();
  for (const name of names) {
    await expect(door(page, name)).toBeFocused();
    if (name === panic.product.name)
      expect(await seenLight(scene(page), cafeteria)).toBeGreaterThan(dark * 1.5);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Visitor Management');
});

test('the right room is lit before the list below it has come in', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await openHash(page, '/products/floor-plan');
  const firstLink = door(page, doors[0]!.product.name);
  await door(page, 'AI Gunshot Detection').click();
  await expect(heading(page)).toHaveText('AI Gunshot Detection');
  await page.mouse.move(0, 0);
  // The lower edge of the illustration is at that of the window.
  await wheelTo(page, 624, 1);
  await expect.poll(() => opacityOf(firstLink)).toBe(0);
  const before = await lights(page);
  await wheelTo(page, 490, 0.5);
  await expect.poll(() => opacityOf(firstLink)).toBe(1);
  expect(before).toEqual(await lights(page));
});

/** One product for each room; `building` is the whole school. */
const inEachRoom = doors.filter(
  ({ room }, at) => room !== 'building' && doors.findIndex((one) => one.room === room) === at,
);

test('the current room is in sight on a phone, and both ends of the building on wider screens', async ({
  page,
}) => {
  for (const { product, room } of inEachRoom) {
    const widths = /gym|office|gate/.test(room) ? [390, 768, 1440] : [390];
    await inWindows(page, `/products/${product.id}`, widths, async (message, width) => {
      const [first, last] = width === 390 ? [room, room] : (['gym', 'gate'] as const);
      const { x } = await placeInScene(scene(page), rooms[first].box);
      const end = await placeInScene(scene(page), rooms[last].box);
      // From 1440 px the list has the last third of the window.
      const edge = width < 1440 ? width : (width * 2) / 3;
      expect([x >= 0, end.x + end.width <= edge], message).toEqual([true, true]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rooms are lit and lead to their products', async ({ page }) => {
    await page.goto('./products/nexus/');
    await wheelTo(page, 490, 0.4);
    await door(page, panic.product.name).hover();
    await expect(tag(page, panic.product.name)).toBeVisible();
    await pointAt(page, inside(cafeteria));
    await click(page);
    await expect(page).toHaveURL(/\/products\/panic-app\/$/);
    await expect(heading(page)).toHaveText(panic.product.name);
    await expect(door(page, panic.product.name)).toHaveAttribute('aria-current', 'page');
  });
});
