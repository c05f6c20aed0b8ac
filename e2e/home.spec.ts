import { modules } from '../content/site/modules';
import { resize } from './helpers/resize';
import { expect, openHash, test, type Page } from './fixtures';
import { untilIdle } from './helpers/until-idle';

const cards = (page: Page) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^(View|Learn) More/ }) });

/** The number of cards in each row, from top to bottom. */
async function rows(page: Page) {
  const boxes = await Promise.all((await cards(page).all()).map((card) => card.boundingBox()));
  const tops = boxes.map((box) => Math.round(box?.y ?? 0));
  return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
}

test.describe('a visitor', () => {
  test('opens a product from its card on the home page', async ({ page }) => {
    await page.goto('./');
    await page.getByRole('link', { name: 'View More about Visitor Management' }).click();
    await expect(page).toHaveURL(/#\/product\/visitor$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/visitor management/i);
  });

  test('can click anywhere on a card, including its image', async ({ page }) => {
    await openHash(page, '/');
    const ticketing = cards(page).filter({ hasText: 'Ticketing' });
    await ticketing.click({ position: { x: 60, y: 60 } });
    await expect(page).toHaveURL(/#\/product\/ticketing$/);
  });

  test('sees a card’s shadow change on hover', async ({ page }) => {
    await openHash(page, '/');
    const ticketing = cards(page).filter({ hasText: 'Ticketing' });
    const shadow = () =>
      ticketing.evaluate((card) => getComputedStyle(card.firstElementChild!).boxShadow);
    await ticketing.scrollIntoViewIfNeeded();
    await page.mouse.move(0, 0);
    const atRest = await shadow();
    await ticketing.hover();
    await expect.poll(shadow).not.toBe(atRest);
    await page.mouse.move(0, 0);
    await expect.poll(shadow).toBe(atRest);
  });

  test('opens the solutions from any overview card', async ({ page }) => {
    await openHash(page, '/products');
    await expect(cards(page)).toHaveCount(modules.length);
    await page
      .getByRole('link', { name: 'Learn More about solutions with AI Anonymous Tip Line' })
      .click();
    await expect(page).toHaveURL(/#\/solutions$/);
  });
});

test.describe('offline', () => {
  test.use({ allowedConsole: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|ChunkLoad/] });

  test('Remote Control shows an error at the button, and works once the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('./');
    await untilIdle(page);
    const button = page.getByRole('button', { name: 'Remote Control' });
    await button.scrollIntoViewIfNeeded();
    await context.setOffline(true);
    await button.click();
    await expect(page.getByText('The lock panel did not load.')).toBeVisible();
    await context.setOffline(false);
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('no module card is alone in its row at 1440, 1024, 640 or 390 px', async ({ page }) => {
  for (const { path, layouts } of [
    {
      path: '/',
      layouts: {
        1440: [3, 3, 3],
        1024: [1, 2, 2, 2, 2],
        640: [1, 2, 2, 2, 2],
        390: Array(modules.length).fill(1),
      },
    },
    {
      path: '/products',
      layouts: {
        1440: [1, 4, 4],
        1024: [1, 2, 2, 2, 2],
        640: [1, 2, 2, 2, 2],
        390: Array(modules.length).fill(1),
      },
    },
  ]) {
    await openHash(page, path);
    await expect(cards(page)).toHaveCount(modules.length);
    for (const [width, layout] of Object.entries(layouts)) {
      await resize(page, Number(width));
      expect(await rows(page), `${path} at ${width} px`).toEqual(layout);
    }
  }
});

test('only the sky of the hero moves on scroll, on a desktop, with motion', async ({ page }) => {
  await page.goto('./');
  const hero = page.getByRole('img', { name: /view of a school/ });
  const sky = hero.locator('xpath=following-sibling::*[1]//*[name()="svg"]');
  /** The clouds' distance from the top of the scene, in pixels and as a fraction of its height. */
  const clouds = async () => {
    const [scene, drawn] = [await hero.boundingBox(), await sky.boundingBox()];
    const down = (drawn?.y ?? 0) - (scene?.y ?? 0);
    return { down, share: down / (scene?.height ?? 1) };
  };
  const atRest = await clouds();
  await page.mouse.wheel(0, 200);
  await expect.poll(async () => Math.round((await clouds()).down - atRest.down)).toBe(30);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect.poll(async () => (await clouds()).share).toBeCloseTo(atRest.share, 3);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect.poll(async () => (await clouds()).share).not.toBeCloseTo(atRest.share, 3);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect.poll(async () => (await clouds()).share).toBeCloseTo(atRest.share, 3);
});
