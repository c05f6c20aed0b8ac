import { bar, expect, heading, openHash, openStarted, test, type Page } from './fixtures';
import { newTab } from './helpers/new-tab';
import { answerChunks } from './helpers/chunks';

const products = (page: Page) => bar(page).getByRole('button', { name: 'Products' });
const resources = (page: Page) => bar(page).getByRole('button', { name: 'Resources' });
const row = (page: Page, name: string) => bar(page).getByRole('link', { name, exact: true });
const expectOpen = (menu: ReturnType<typeof row>) =>
  expect(menu).toHaveAttribute('aria-expanded', 'true');

test('with a mouse, a visitor opens Products by hover, reads a description of each module, opens one, and closes a menu', async ({
  page,
}) => {
  await openHash(page, '/products/tip-line');
  await products(page).hover();
  await expectOpen(products(page));
  const current = row(page, 'AI Anonymous Tip Line');
  await expect(current, 'the page that is open, first').toHaveAccessibleDescription(/./);
  await expect(current).toHaveAttribute('aria-current', 'page');
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

  for (const close of [
    () => page.getByRole('main').click({ position: { x: 20, y: 600 } }),
    () => page.goBack(),
  ]) {
    await resources(page).click();
    await expect(row(page, 'Grants')).toBeVisible();
    await close();
    await expect(row(page, 'Grants')).toBeHidden();
  }
});

test('a menu stays open on a slow diagonal path across other buttons', async ({ page }) => {
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
  for (let step = 0; step <= steps; step++) {
    const share = step / steps;
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
    await page.clock.runFor(150);
    await expectOpen(products(page));
  }
});

test('with a keyboard, a visitor opens, reads and closes the menus', async ({ page }) => {
  await openHash(page, '/');
  await products(page).focus();
  await page.keyboard.press('Enter');
  await expect(row(page, 'Nexus')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Nexus')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(page, 'Drill Management')).toHaveAccessibleDescription(/Put the year’s drills/);
  await row(page, 'All products').focus();
  expect(await bar(page).ariaSnapshot()).not.toMatch(/Put the year’s drills|Hover to learn more/);
  await page.keyboard.press('Escape');
  await expect(products(page)).toBeFocused();
  await expect(row(page, 'Nexus')).toBeHidden();

  await resources(page).focus();
  await page.keyboard.press('Space');
  await expect(row(page, 'FAQ')).toBeVisible();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press('Tab');
  await expect(row(page, 'About')).toBeFocused();
  await expect(row(page, 'FAQ')).toBeHidden();

  // Where the window becomes too narrow for the bar, the focus stays in the header.
  await products(page).press('Enter');
  await expect(row(page, 'Nexus')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.setViewportSize({ width: 720, height: 450 });
  await expect(page.getByRole('button', { name: 'Menu', exact: true })).toBeFocused();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(products(page)).toBeFocused();
  await expect(row(page, 'Nexus')).toBeHidden();
});

test.describe('on a large touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 1024, height: 768 } });

  test('a visitor opens and closes a menu with a tap', async ({ page }) => {
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
    await page.touchscreen.tap(20, 700);
    await expect(row(page, 'Nexus')).toBeHidden();
    await products(page).tap();
    await row(page, 'Rapid Lockdown').tap();
    await expect(page).toHaveURL(/#\/products\/electronic-lock$/);
  });
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
