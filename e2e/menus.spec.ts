import { test, expect, openHash, type Page } from './fixtures';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const expectOpen = (menu: ReturnType<typeof row>) =>
  expect(menu).toHaveAttribute('aria-expanded', 'true');

test.describe('A visitor with a mouse', () => {
  test('points at Products and reads about each module', async ({ page, checkAccessibility }) => {
    await openHash(page, '/');
    await products(page).hover();
    await expectOpen(products(page));
    await expect(row(page, 'Nexus')).toHaveAccessibleDescription(/^Every lock/);
    await row(page, 'Visitor Management').hover();
    await expect(row(page, 'Visitor Management')).toHaveAccessibleDescription(/Guests sign in/);
    await expect(page.getByText('Hover to learn more')).toBeVisible();
    await checkAccessibility();

    await row(page, 'Visitor Management').click();
    await expect(page).toHaveURL(/#\/products\/visitor-management$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(row(page, 'Nexus')).toBeHidden();
    await expect(products(page)).toHaveAttribute('aria-current', 'page');
  });

  test('gets a menu 760 px wide with 280 px of description', async ({ page }) => {
    await openHash(page, '/');
    await products(page).click();
    const list = await row(page, 'Nexus').boundingBox();
    const described = bar(page)
      .getByRole('paragraph')
      .filter({ hasText: /^Nexus$/ });
    await expect(described).toBeVisible();
    const note = (await bar(page).getByText('Every lock, sensor').boundingBox())!;
    const scene = (await bar(page).getByRole('presentation').boundingBox())!;
    expect(scene.width).toBe(280);
    expect(scene.x + scene.width - (list!.x - 16)).toBe(760);
    expect(note.x).toBeGreaterThan(scene.x);
  });

  test('finds every product through All products', async ({ page }) => {
    await openHash(page, '/about');
    await products(page).click();
    await row(page, 'All products').click();
    await expect(page).toHaveURL(/#\/products$/);
  });

  test('opens a module in a new tab and keeps the menu', async ({ page, context }) => {
    await openHash(page, '/');
    await products(page).click();
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      row(page, 'Ticketing').click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL(/#\/products\/ticketing$/);
    await expectOpen(products(page));
    await expect(page).toHaveURL(/\/$/);
  });

  test('closes a menu by a click beside it, by Back and by leaving it', async ({ page }) => {
    await openHash(page, '/about');
    await page.getByRole('link', { name: 'Elmgate home' }).click();
    await resources(page).click();
    await page.getByRole('main').click({ position: { x: 20, y: 600 } });
    await expect(row(page, 'Grants')).toBeHidden();

    await resources(page).click();
    await page.goBack();
    await expect(row(page, 'Grants')).toBeHidden();

    await resources(page).click();
    await expect(row(page, 'Grants')).toBeVisible();
    await page.mouse.move(20, 700);
    await expect(row(page, 'Grants')).toBeHidden();
  });
});

test.describe('A visitor with a keyboard', () => {
  test('opens, reads and leaves the menus', async ({ page }) => {
    await openHash(page, '/');
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Nexus')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(row(page, 'Nexus')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(row(page, 'Drill Management')).toHaveAccessibleDescription(
      /Put the year’s drills/,
    );
    await page.keyboard.press('Escape');
    await expect(products(page)).toBeFocused();
    await expect(row(page, 'Nexus')).toBeHidden();

    await resources(page).focus();
    await page.keyboard.press('Space');
    await expect(row(page, 'FAQ')).toBeVisible();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(row(page, 'About')).toBeFocused();
    await expect(row(page, 'FAQ')).toBeHidden();
  });

  test('follows a row with Enter and lands on the page’s heading', async ({ page }) => {
    await openHash(page, '/');
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Nexus')).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/products\/nexus$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test.describe('A visitor with a large touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('taps a menu open and shut', async ({ page }) => {
    await openHash(page, '/');
    await products(page).tap();
    await expect(row(page, 'Nexus')).toBeVisible();
    await resources(page).tap();
    await expect(row(page, 'Grants')).toBeVisible();
    await expect(row(page, 'Nexus')).toBeHidden();
    await resources(page).tap();
    await expect(row(page, 'Grants')).toBeHidden();
    await products(page).tap();
    await expect(row(page, 'Nexus')).toBeVisible();
    await page.touchscreen.tap(20, 700);
    await expect(row(page, 'Nexus')).toBeHidden();
    await products(page).tap();
    await row(page, 'Rapid Lockdown').tap();
    await expect(page).toHaveURL(/#\/products\/electronic-lock$/);
  });
});
