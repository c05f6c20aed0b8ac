import { test, expect, openHash, type Page } from './fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const expectOpen = (menu: ReturnType<typeof row>) =>
  expect(menu).toHaveAttribute('aria-expanded', 'true');

test.describe('Menus, with the clock in hand', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openHash(page, '/');
    // Both menus have been fetched once; from here on time stands still.
    await products(page).click();
    await expect(row(page, 'Nexus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Nexus')).toBeHidden();
    await page.mouse.move(20, 700);
    await page.clock.pauseAt(Date.now() + 60_000);
  });

  test('a menu opens after 140 ms and a click right then keeps it open', async ({ page }) => {
    await products(page).hover();
    await page.clock.runFor(139);
    await expect(row(page, 'Nexus')).toBeHidden();
    await page.clock.runFor(1);
    await expect(row(page, 'Nexus')).toBeVisible();
    await products(page).click();
    await page.clock.runFor(1000);
    await expect(row(page, 'Nexus')).toBeVisible();
  });

  test('the other menu takes over after 180 ms, and never are two on screen', async ({ page }) => {
    await products(page).click();
    await resources(page).hover();
    await page.clock.runFor(179);
    await expect(row(page, 'Nexus')).toBeVisible();
    await expect(row(page, 'Grants')).toBeHidden();
    await page.clock.runFor(1);
    await expect(row(page, 'Grants')).toBeVisible();
    await expect(row(page, 'Nexus')).toBeHidden();
  });

  test('a slow diagonal path across the other menu’s button keeps the menu', async ({ page }) => {
    await products(page).click();
    const button = (await products(page).boundingBox())!;
    const about = (await row(page, 'About').boundingBox())!;
    const first = (await row(page, 'Nexus').boundingBox())!;
    // From the button's right end, past Solutions and Resources, to the rows below About.
    const from = { x: button.x + button.width - 5, y: button.y + button.height / 2 };
    const to = { x: about.x, y: first.y + first.height / 2 };
    const steps = 16;
    await page.mouse.move(from.x, from.y);
    for (let step = 1; step <= steps; step++) {
      const share = step / steps;
      await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
      await page.clock.runFor(150);
      await expectOpen(products(page));
    }
    await expect(row(page, 'AI Gunshot Detection')).toHaveAccessibleDescription(/Ceiling sensors/);
  });

  test('leaving starts the closing after 220 ms', async ({ page }) => {
    await products(page).click();
    await page.mouse.move(20, 700);
    await page.clock.runFor(219);
    await expectOpen(products(page));
    await page.clock.runFor(1);
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false');
  });

  test('a chosen page opens after the 170 ms of closing', async ({ page }) => {
    await products(page).click();
    await row(page, 'Nexus').click();
    await page.clock.runFor(169);
    expect(page.url()).toMatch(/\/$/);
    await page.clock.runFor(1);
    await expect(page).toHaveURL(/#\/products\/nexus$/);
  });
});
