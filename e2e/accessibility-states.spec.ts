import { faq } from '../content/pages/faq';
import { expect, openHash, test, type Page } from './fixtures';

/**
 * Page states that appear after a user action. The walkthrough, the lock panel and the mobile menu are
 * checked in their own spec files.
 */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', { name });
const question = (page: Page, index: number) =>
  page.getByRole('heading', { name: faq[index]?.question });
const openGuide = (page: Page) =>
  page.getByRole('button', { name: 'Open the guide: Grant Success Stories' }).click();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

const widths = [390, 900, 1440];

for (const [name, row] of [
  ['Products', 'Nexus'],
  ['Resources', 'FAQ'],
] as const)
  test(
    `the open ${name} menu has no axe violations`,
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      await openHash(page, '/about');
      await menuButton(page, name).click();
      await expect(bar(page).getByRole('link', { name: row, exact: true })).toBeVisible();
      await checkAccessibility({ within: 'header' });
    },
  );

test(
  'an open grant guide has no axe violations',
  { tag: '@a11y' },
  async ({ page, checkAccessibility }) => {
    await openHash(page, '/resources');
    await openGuide(page);
    const guide = page.getByRole('dialog', { name: 'Grant Success Stories' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect(guide).toBeVisible();
      await checkAccessibility({ within: 'dialog' });
    }
  },
);

test(
  'an open FAQ answer has no axe violations',
  { tag: '@a11y' },
  async ({ page, checkAccessibility }) => {
    await openHash(page, '/resources/faq');
    await question(page, 3).click();
    await expect(page.getByText(faq[3]?.answer ?? '')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await checkAccessibility({ within: 'main' });
    }
  },
);

test(
  'the contact form has no axe violations after it is sent',
  { tag: '@a11y' },
  async ({ page, checkAccessibility }) => {
    await openHash(page, '/contact');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
    await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
    await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await checkAccessibility({ within: 'main' });
    }
  },
);

test(
  'the funding answers have no axe violations after a choice',
  { tag: '@a11y' },
  async ({ page, checkAccessibility }) => {
    await openHash(page, '/resources');
    await page.getByRole('radio', { name: 'Private or religious' }).check();
    await page.getByRole('radio', { name: 'Tip line' }).check();
    await expect(page.getByRole('heading', { name: /^Tip line, private/ })).toBeVisible();
    await checkAccessibility({ within: 'main' });
  },
);
