import { resize } from './helpers/resize';
import {
  expect,
  footerLink,
  headerLink,
  heading,
  openHash,
  openStarted,
  test,
  type Page,
} from './fixtures';
import { answerChunks } from './helpers/chunks';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => page.getByRole('dialog', { name: 'Main menu' });
const group = (page: Page, name: string) => menu(page).getByRole('button', { name });

async function openMenu(page: Page) {
  await menuButton(page).tap();
  await expect(menu(page)).toBeVisible();
}

test('below 768 px there is a menu button, and Get a Demo is one tap away', async ({ page }) => {
  await openStarted(page, '/');
  const demo = headerLink(page, 'Get a Demo');
  await resize(page, [768, 844]);
  await expect(menuButton(page)).toBeHidden();
  for (const width of [767, 390, 320]) {
    await resize(page, [width, 844]);
    await expect(menuButton(page)).toBeInViewport({ ratio: 1 });
    await expect(demo).toBeInViewport({ ratio: 1 });
    expect((await demo.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  }
  await demo.tap();
  await expect(page).toHaveURL(/#\/contact$/);
  await expect(demo).toBeHidden();
});

test('lists the sections, expands and collapses the products, and opens one and the FAQ', async ({
  page,
  checkAccessibility,
}) => {
  await openHash(page, '/products/ticketing');
  const targets = [menuButton(page)];
  await openMenu(page);
  await expect(group(page, 'Products')).toHaveAttribute('aria-current', 'page');
  for (const name of ['Solutions', 'About', 'Get a Demo', /^Dashboard Login/])
    await expect(menu(page).getByRole('link', { name })).toBeVisible();
  const row = menu(page).getByRole('list').getByRole('link', { name: 'Ticketing' });
  await expect(row).toBeHidden();
  await group(page, 'Products').tap();
  await expect(row).toHaveAttribute('aria-current', 'page');
  await expect(menu(page).getByRole('link', { name: 'All products' })).toBeVisible();
  await checkAccessibility();
  targets.push(...(await menu(page).getByRole('link').or(menu(page).getByRole('button')).all()));
  for (const target of targets) {
    const box = (await target.boundingBox())!;
    expect(Math.min(box.width, box.height), String(target)).toBeGreaterThanOrEqual(44);
  }
  await group(page, 'Products').tap();
  await expect(row).toBeHidden();
  await group(page, 'Products').tap();
  await menu(page).getByRole('link', { name: 'Mass Notification' }).tap();
  await expect(page).toHaveURL(/#\/products\/mass-notifications$/);
  await expect(menu(page)).toBeHidden();
  await expect(heading(page)).toBeFocused();

  await openMenu(page);
  await group(page, 'Resources').tap();
  await menu(page).getByRole('link', { name: 'FAQ' }).tap();
  const faq = page.getByRole('tab', { name: 'FAQ', selected: true });
  await expect.poll(async () => Math.round((await faq.boundingBox())!.y)).toBe(64);
  await openMenu(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(heading(page)).toHaveText('Mass Notification');
});

test('shows every section on a phone in landscape, and closes when the window becomes wider', async ({
  page,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await openHash(page, '/');
  await openMenu(page);
  await expect(menu(page).getByRole('link', { name: 'About' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Products' })).toBeFocused();
});

// dialogs.spec.ts closes it by its button and Escape.
test('closes by a tap outside, and keeps the page behind still', async ({ page }) => {
  await openHash(page, '/');
  await openMenu(page);
  await page.mouse.move(200, 800);
  await page.mouse.wheel(0, 600);
  await page.touchscreen.tap(200, 820);
  await expect(menu(page)).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('when its code does not load', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('its button leads to the links of the footer, also with a keyboard', async ({ page }) => {
    await answerChunks(page, (route) => route.abort());
    await openStarted(page, '/');
    await menuButton(page).press('Enter');
    await expect(page.getByRole('contentinfo')).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(footerLink(page, 'Nexus')).toBeFocused();
  });
});
