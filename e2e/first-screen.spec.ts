import { expect, heading, test, type Locator } from './fixtures';
import { school } from '../content/school/measures';
import { rooms, type Box } from '../content/school/rooms';
import { resize } from './helpers/resize';

/** The lower edge of the lower floor and the upper edge of the roof, in shares of the home scene. */
const lowerEdge = ({ box }: { box: Box }) => (box.y + box.height) / school.height;
const scene = {
  roof: rooms.building.box.y / school.height,
  ceiling: lowerEdge(rooms.office),
  floor: lowerEdge(rooms['front-desk']),
};

const bottomOf = async (locator: Locator) => {
  const box = (await locator.boundingBox())!;
  return box.y + box.height;
};

test("home's first screen has the headline in two lines, both buttons and both floors", async ({
  page,
}) => {
  await page.goto('./');
  const main = page.getByRole('main');
  const talk = main.getByRole('link', { name: 'Talk to Us' });
  /** How far down a share of the home scene's height is, in pixels. */
  const sceneAt = async (share: number) => {
    const box = (await main.getByRole('img').first().boundingBox())!;
    return box.y + box.height * share;
  };
  for (const [width, height] of [
    [1920, 1080],
    [1440, 900],
    [1366, 768],
    [1280, 720],
    [1024, 768],
  ] as const) {
    await resize(page, width, height);
    const message = `${width} by ${height} px`;
    const lines = await heading(main).evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines, message).toBe(2);
    for (const button of [talk, main.getByRole('button', { name: 'Watch one alert, 20 seconds' })])
      expect(await bottomOf(button), message).toBeLessThan(await sceneAt(scene.roof));
    expect(await sceneAt(scene.floor), message).toBeLessThan(height);
  }
  await resize(page, 844, 390);
  expect(await bottomOf(talk), 'on a phone on its side').toBeLessThan(390);
  await resize(page, 390, 844);
  expect(await sceneAt(scene.ceiling), 'roof and top floor, on a phone').toBeLessThan(844);
});

for (const path of [
  'products/gunshot-detection/',
  'products/visitor-management/',
  'solutions/k12/',
])
  test(`the first screen of /${path} has title, lead and button`, async ({ page }) => {
    await page.goto(`./${path}`);
    const main = page.getByRole('main');
    for (const [width, height] of [
      [1024, 768],
      [844, 390],
    ] as const) {
      await resize(page, width, height);
      await expect(heading(main)).toBeInViewport({ ratio: 1 });
      const button = main.getByRole('link', { name: /demo/i }).first();
      expect(await bottomOf(button), `${width} by ${height} px`).toBeLessThan(height);
    }
  });
