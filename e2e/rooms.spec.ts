import { doors } from '../content/scene/doors';
import { rooms } from '../content/scene/rooms';
import { expect, openHash, test, type Locator, type Page } from './fixtures';
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

/** Visitors walk through the products by the rooms of the school. */

const plan = (page: Page) => page.getByRole('navigation', { name: 'Products by room' });
const door = (page: Page, name: string) => plan(page).getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
/** A product's name in its room; the list of links has it too, with a colon. */
const tag = (page: Page, name: string) =>
  page.locator('main svg').getByText(name, { exact: true }).filter({ visible: true });

const doorTo = (id: string) => doors.find(({ product }) => product.id === id)!;
const panic = doorTo('panic-app');
const cafeteria = rooms.cafeteria.box;

/** How bright each place in sight is, in steps of four. */
async function lights(page: Page, width: number) {
  const found: [string, number][] = [];
  for (const place of doors.filter(({ room }) => room !== 'building')) {
    const box = boxOf(place);
    const { x, width: wide } = await placeInScene(scene(page), box);
    if (x > 0 && x + wide < width)
      found.push([place.product.id, Math.round((await seenLight(scene(page), box)) / 4)]);
  }
  return found;
}

/** Of the element and those around it. */
const opacityOf = (locator: Locator) =>
  locator.evaluate((element) => {
    let opacity = 1;
    for (let at: Element | null = element; at; at = at.parentElement)
      opacity *= Number(getComputedStyle(at).opacity);
    return opacity;
  });

async function openPlan(page: Page) {
  await openHash(page, '/products/nexus');
  await expect(title(page)).toBeVisible();
  // The rooms, and below them the first links.
  await wheelTo(page, 490, 0.4);
}

test.describe('the rooms on a product page', () => {
  test('name every product and mark the current one', async ({ page }) => {
    await openPlan(page);
    const links = plan(page).getByRole('link');
    await expect(links).toHaveCount(doors.length);
    for (const { product, room } of doors) {
      const link = door(page, `${product.name}: ${rooms[room].name}`);
      await expect(link).toHaveAttribute('href', `#/products/${product.id}`);
    }
    const current = plan(page).locator('[aria-current]');
    await expect(current).toHaveCount(1);
    await expect(current).toHaveAccessibleName('Nexus: the office');
  });

  test('lead a visitor with a mouse from product to product', async ({ page }) => {
    test.slow();
    await openPlan(page);
    for (const { product, room, part } of doors.filter(({ room }) =>
      ['building', 'gate', 'gym'].includes(room),
    )) {
      await wheelTo(page, 490, 0.4);
      await pointAt(page, room === 'building' ? roof : inside(boxOf({ room, part })));
      await page.mouse.down();
      await page.mouse.up();
      await expect(title(page)).toHaveText(product.name);
      await expect(page).toHaveURL(new RegExp(`#/products/${product.id}$`));
      await expect(door(page, product.name)).toHaveAttribute('aria-current', 'page');
    }
  });

  test('are lit, with a name tag, under the pointer', async ({ page }) => {
    await openPlan(page);
    const dark = await seenLight(scene(page), cafeteria);
    await expect(tag(page, panic.product.name)).toHaveCount(0);

    await pointAt(page, inside(cafeteria));
    await expect(tag(page, panic.product.name)).toBeVisible();
    expect(await seenLight(scene(page), cafeteria)).toBeGreaterThan(dark * 1.5);

    await page.mouse.move(0, 0);
    await expect(tag(page, panic.product.name)).toHaveCount(0);
    expect(await seenLight(scene(page), cafeteria)).toBeCloseTo(dark, 0);
  });

  test('are all lit while the pointer is on the whole building', async ({ page }) => {
    await openPlan(page);
    const dark = await seenLight(scene(page), cafeteria);
    await pointAt(page, roof);
    expect(await seenLight(scene(page), cafeteria)).toBeGreaterThan(dark * 1.5);
  });

  test('lead a visitor with a keyboard in the order of a walk', async ({ page }) => {
    await openPlan(page);
    const dark = await seenLight(scene(page), cafeteria);
    await door(page, doors[0]!.product.name).focus();
    for (const { product } of doors) {
      await expect(door(page, product.name)).toBeFocused();
      if (product.id === panic.product.id)
        expect(await seenLight(scene(page), cafeteria)).toBeGreaterThan(dark * 1.5);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(title(page)).toHaveText('Drill Management');
  });

  test('stay marked in forced colors', { tag: '@a11y' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openPlan(page);
    const edge = (name: string) =>
      door(page, name).evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect(await edge('Nexus')).not.toBe(await edge('Ticketing'));
  });

  test(
    'have no axe violations while one is lit',
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      // A block that is fading in has no contrast of its own yet.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPlan(page);
      for (const width of [390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await door(page, 'Ticketing').focus();
        await door(page, panic.product.name).hover();
        await checkAccessibility({ within: 'main' });
      }
    },
  );
});

for (const [width, height, middle] of [
  [1366, 768, 0.5],
  [390, 844, 0.35],
] as const)
  test.describe(`in a window of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height } });

    test('the right room is lit before the list below it has come in', async ({ page }) => {
      test.slow();
      await openHash(page, '/products/floor-plan');
      const firstLink = door(page, doors[0]!.product.name);
      for (const { product } of doors.filter(({ room }) => ['gym', 'gate'].includes(room))) {
        await door(page, product.name).click();
        await expect(title(page)).toHaveText(product.name);
        await page.mouse.move(0, 0);
        // The illustration ends where the window does.
        await wheelTo(page, 624, 1);
        await expect.poll(() => opacityOf(firstLink)).toBe(0);
        const before = await lights(page, width);
        await wheelTo(page, 490, middle);
        await expect.poll(() => opacityOf(firstLink)).toBe(1);
        expect([product.id, before]).toEqual([product.id, await lights(page, width)]);
      }
    });
  });

for (const width of [768, 1440])
  test.describe(`in a window of ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('the gym and the gate are in sight at both ends of the building', async ({ page }) => {
      for (const id of ['gunshot-detection', 'nexus', 'drill-management']) {
        await openHash(page, `/products/${id}`);
        await scene(page).scrollIntoViewIfNeeded();
        const gym = await placeInScene(scene(page), rooms.gym.box);
        const gate = await placeInScene(scene(page), rooms.gate.box);
        expect([id, gym.x >= 0, gate.x + gate.width <= width]).toEqual([id, true, true]);
      }
    });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the names of the rooms lead to their products', async ({ page }) => {
    await openPlan(page);
    await door(page, 'Visitor Management').tap();
    await expect(title(page)).toHaveText('Visitor Management');
    await door(page, 'Drill Management').tap();
    await expect(title(page)).toHaveText('Drill Management');
  });

  test('the whole of the current room is in sight', async ({ page }) => {
    for (const { product, room } of doors.filter((other) => other.room !== 'building')) {
      await openHash(page, `/products/${product.id}`);
      await expect(title(page)).toBeVisible();
      const { x, width } = await placeInScene(scene(page), rooms[room].box);
      expect([product.id, x >= 0 && x + width <= 390]).toEqual([product.id, true]);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the rooms are lit and lead to their products', async ({ page }) => {
    await page.goto('./products/nexus/');
    await wheelTo(page, 490, 0.4);
    await door(page, panic.product.name).hover();
    await expect(tag(page, panic.product.name)).toBeVisible();
    await pointAt(page, inside(cafeteria));
    await page.mouse.down();
    await page.mouse.up();
    await expect(page).toHaveURL(/\/products\/panic-app\/$/);
    await expect(title(page)).toHaveText(panic.product.name);
    await expect(door(page, panic.product.name)).toHaveAttribute('aria-current', 'page');
  });
});
