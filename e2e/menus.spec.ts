import { brand } from '../content/site/brand';
import { watchClickListeners } from './helpers/click-listeners';
import { bar, expect, heading, openHash, openStarted, test, type Page } from './fixtures';
import { newTab } from './helpers/new-tab';
import { answerChunks } from './helpers/chunks';

const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const expectOpen = (menu: ReturnType<typeof row>) =>
  expect(menu).toHaveAttribute('aria-expanded', 'true');

test.describe('A visitor with a mouse', () => {
  test('opens Products by hover and reads a description of each module', async ({ page }) => {
    await openHash(page, '/');
    await products(page).hover();
    await expectOpen(products(page));
    await expect(row(page, 'Nexus')).toHaveAccessibleDescription(/^See connected locks/);
    await row(page, 'Visitor Management').hover();
    await expect(row(page, 'Visitor Management')).toHaveAccessibleDescription(/Guests sign in/);
    await expect(page.getByText('Hover to learn more')).toBeVisible();
    const tab = await newTab(page, () =>
      row(page, 'Ticketing').click({ modifiers: ['ControlOrMeta'] }),
    );
    await expect(tab).toHaveURL(/#\/products\/ticketing$/);
    await expectOpen(products(page));
    await row(page, 'Visitor Management').click();
    await expect(page).toHaveURL(/#\/products\/visitor-management$/);
    await expect(heading(page)).toBeFocused();
    await expect(row(page, 'Nexus')).toBeHidden();
    await expect(products(page)).toHaveAttribute('aria-current', 'page');
  });

  test('closes a menu with a click outside, with Back and by moving away', async ({ page }) => {
    await openHash(page, '/about');
    await page.getByRole('link', { name: `${brand.name} home` }).click();
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

  test.describe('when the words of the menu do not load', () => {
    test.use({ allowedConsole: [/Failed to load resource/] });

    test('a press opens the page of all products, unless it was taken back before', async ({
      page,
    }) => {
      let fail = () => {};
      const failing = new Promise<void>((resolve) => (fail = resolve));
      await answerChunks(page, async (route) => {
        await failing;
        await route.abort();
      });
      await openStarted(page, '/');
      const failed: string[] = [];
      page.on('requestfailed', (request) => failed.push(request.url()));
      await products(page).click();
      await page.keyboard.press('Escape');
      fail();
      // The bundler requests a chunk twice.
      await expect.poll(() => failed.length - new Set(failed).size).toBeGreaterThan(0);
      await resources(page).click();
      await expect(row(page, 'Grants')).toBeVisible();
      await expect(page).toHaveURL(/\/$/);

      await products(page).click();
      await expect(page).toHaveURL(/#\/products$/);
    });
  });

  test('keeps the menu open on a slow diagonal path across other buttons', async ({ page }) => {
    await page.clock.install();
    await openHash(page, '/');
    // Load the menu before the clock stops.
    await products(page).click();
    await expect(row(page, 'Nexus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Nexus')).toBeHidden();
    await page.mouse.move(20, 700);
    await page.clock.pauseAt(Date.now() + 60_000);
    await products(page).click();
    const button = (await products(page).boundingBox())!;
    const about = (await row(page, 'About').boundingBox())!;
    const first = (await row(page, 'Nexus').boundingBox())!;
    // From the button's right edge, past Solutions and Resources, to the rows below About.
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
});

test('the Products menu describes the product of the page first, and marks its row', async ({
  page,
}) => {
  await openHash(page, '/products/tip-line');
  await products(page).click();
  const current = bar(page).getByRole('link', { name: 'AI Anonymous Tip Line', exact: true });
  await expect(current).toHaveAttribute('aria-current', 'page');
  await expect(current).toHaveAccessibleDescription(/./);
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
});

test.describe('A visitor with a keyboard', () => {
  test('opens, reads and closes the menus', async ({ page }) => {
    const clickable = await watchClickListeners(page);
    await openHash(page, '/');
    await products(page).focus();
    await page.keyboard.press('Enter');
    await expect(row(page, 'Nexus')).toBeVisible();
    expect(await clickable(row(page, 'Nexus'))).toEqual([]);
    await page.keyboard.press('Tab');
    await expect(row(page, 'Nexus')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(row(page, 'Drill Management')).toHaveAccessibleDescription(
      /Put the year’s drills/,
    );
    await row(page, 'All products').focus();
    expect(await bar(page).ariaSnapshot()).not.toContain('Put the year’s drills');
    expect(await bar(page).ariaSnapshot()).not.toContain('Hover to learn more');
    await page.keyboard.press('Escape');
    await expect(products(page)).toBeFocused();
    await expect(row(page, 'Nexus')).toBeHidden();

    await resources(page).focus();
    await page.keyboard.press('Space');
    await expect(row(page, 'FAQ')).toBeVisible();
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
    await expect(row(page, 'About')).toBeFocused();
    await expect(row(page, 'FAQ')).toBeHidden();

    await products(page).press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/products\/nexus$/);
    await expect(heading(page)).toBeFocused();
  });
});

test('a menu closes when the window becomes too narrow for the bar, and the focus stays in the header', async ({
  page,
}) => {
  await openHash(page, '/about');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  for (const inside of [true, false]) {
    await products(page).press('Enter');
    await expect(row(page, 'Nexus')).toBeVisible();
    if (inside) await page.keyboard.press('Tab');
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(menu).toBeFocused();
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(products(page)).toBeFocused();
    await expect(products(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(row(page, 'Nexus')).toBeHidden();
  }
});

test.describe('A visitor with a large touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('opens and closes a menu with a tap', async ({ page }) => {
    await openHash(page, '/');
    await products(page).tap();
    await expect(row(page, 'Nexus')).toBeVisible();
    await expect(page.getByText('Hover to learn more')).toBeHidden();
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
