import { PNG } from 'pngjs';
import { expect, type Locator, type Page } from '../fixtures';
import type { ProductDoor } from '../../content/school/doors';
import { school } from '../../content/school/measures';
import { roomParts, rooms, surfaces, type Box } from '../../content/school/rooms';

export const boxOf = ({ room, part }: Pick<ProductDoor, 'room' | 'part'>): Box =>
  part ? roomParts[part] : rooms[room].box;

/** Where a box of the home scene is on the page, in pixels of the window. */
export async function placeInScene(picture: Locator, { x, y, width, height }: Box) {
  const scene = (await picture.boundingBox())!;
  const scale = scene.width / school.width;
  return {
    x: scene.x + x * scale,
    y: scene.y + y * scale,
    width: width * scale,
    height: height * scale,
  };
}

/** The home scene, on home and in key plans. */
export const scene = (page: Page) => page.locator('main img[src*="/home-hero.svg"]');

/**
 * Turns the wheel until a height of the scene, in its units, is at a share of the window's height.
 */
export async function wheelTo(page: Page, y: number, share: number) {
  const picture = scene(page);
  await picture.evaluate(async (image: HTMLImageElement) => {
    image.loading = 'eager';
    await image.decode();
  });
  const distance = () =>
    picture.evaluate(
      (element, [y, share]) => {
        const { top, height } = element.getBoundingClientRect();
        return Math.round(top + height * y - innerHeight * share);
      },
      [y / school.height, share] as const,
    );
  /** The distance once it stays: a wheel scrolls over several frames. */
  const restingDistance = async () => {
    let now = NaN;
    const stays = async () => now === (now = await distance());
    await expect.poll(stays, { intervals: [50] }).toBe(true);
    return now;
  };
  for (let left = await restingDistance(); Math.abs(left) > 2; left = await restingDistance()) {
    const turn = Math.max(-600, Math.min(600, left));
    await page.mouse.wheel(0, turn);
    await expect.poll(distance, { intervals: [30] }).not.toBe(left);
  }
}

/** The middle of a box, as far as every key plan shows it. The building is free at its roof. */
export const inside = ({ x, y, width, height }: Box) => ({
  x: Math.min(Math.max(x + width / 2, 150), 690),
  y: y + height / 2,
});
export const roof = inside(surfaces.roof);

/** Moves the pointer to a place in the scene. */
export async function pointAt(page: Page, at: { x: number; y: number }) {
  const { x, y } = await placeInScene(scene(page), { ...at, width: 0, height: 0 });
  await page.mouse.move(x, y);
}

/** How bright a box of the home scene is in a screenshot, from 0 to 255. */
export async function seenLight(picture: Locator, box: Box) {
  const { x, y, width, height } = await placeInScene(picture, box);
  // The edges are left out, because they may have an outline.
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 };
  const screenshot = await picture.page().screenshot({ clip, animations: 'disabled' });
  const { data } = PNG.sync.read(screenshot);
  const total = data.reduce((sum, value, at) => (at % 4 === 3 ? sum : sum + value), 0);
  return total / (data.length * 0.75);
}
