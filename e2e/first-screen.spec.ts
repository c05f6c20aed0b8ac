import { expect, test, type Page } from './fixtures';

/** The lower edge of the lower floor and the upper edge of the roof, in shares of the home scene. */
const scene = { roof: 364 / 720, ceiling: 488 / 720, floor: 614 / 720 };

const bottomOf = async (locator: ReturnType<Page['locator']>) => {
  const box = await locator.boundingBox();
  return box!.y + box!.height;
};

/** How far down a share of the home scene's height is, in pixels. */
async function sceneAt(page: Page, share: number) {
  const box = await page.getByRole('main').getByRole('img').first().boundingBox();
  return box!.y + box!.height * share;
}

for (const [width, height] of [
  [1920, 1080],
  [1440, 900],
  [1366, 768],
  [1280, 720],
  [1024, 768],
] as const)
  test(`home's first screen has the headline in two lines, both buttons and both floors at ${width}x${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('./');
    const main = page.getByRole('main');
    const headline = main.getByRole('heading', { level: 1 });
    const lines = await headline.evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    });
    expect(lines).toBe(2);
    const buttons = [
      main.getByRole('link', { name: 'Talk to Us' }),
      main.getByRole('button', { name: 'Watch one alert, 20 seconds' }),
    ];
    for (const button of buttons)
      expect(await bottomOf(button)).toBeLessThan(await sceneAt(page, scene.roof));
    expect(await sceneAt(page, scene.floor)).toBeLessThan(height);
  });

test("home's first screen has headline and button on a phone on its side", async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('./');
  const button = page.getByRole('main').getByRole('link', { name: 'Talk to Us' });
  expect(await bottomOf(button)).toBeLessThan(390);
});

test("home's first screen has roof and top floor on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./');
  expect(await sceneAt(page, scene.ceiling)).toBeLessThan(844);
});

for (const [width, height] of [
  [1024, 768],
  [844, 390],
] as const)
  for (const path of [
    'products/gunshot-detection/',
    'products/visitor-management/',
    'solutions/k12/',
  ])
    test(`the first screen of /${path} has title, lead and button at ${width}x${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`./${path}`);
      await page.evaluate(() => document.fonts.ready);
      const hero = page.getByRole('main').locator('section').first();
      await expect(hero.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
      const button = hero.getByRole('link', { name: /Demo/ }).first();
      expect(await bottomOf(button)).toBeLessThan(height);
    });
