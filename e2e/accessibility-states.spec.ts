import { faq } from '../content/faq';
import { expect, openHash, test, type Page } from './fixtures';

/**
 * What opens, answers or changes, read by axe as a visitor finds it. The walkthrough, the lock
 * panel, the mobile menu and the form's faults have their checks in their own journeys.
 */
const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const menuButton = (page: Page, name: string) => bar(page).getByRole('button', { name });
const question = (page: Page, index: number) =>
  page.getByRole('button', { name: faq[index]?.question });
const openGuide = (page: Page) =>
  page.getByRole('button', { name: 'Open the guide: Grant Success Stories' }).click();

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const [name, row] of [
  ['Products', 'Nexus'],
  ['Resources', 'FAQ'],
] as const)
  for (const width of [900, 1440])
    test(
      `the open ${name} menu has nothing that axe finds at ${width}`,
      { tag: '@a11y' },
      async ({ page, checkAccessibility }) => {
        await page.setViewportSize({ width, height: 900 });
        await openHash(page, '/about');
        await menuButton(page, name).click();
        await expect(bar(page).getByRole('link', { name: row, exact: true })).toBeVisible();
        await checkAccessibility({ within: 'header' });
      },
    );

for (const width of [390, 900, 1440]) {
  test.describe(`at ${width}, axe finds nothing`, { tag: '@a11y' }, () => {
    test.use({ viewport: { width, height: 900 } });

    test('in a guide', async ({ page, checkAccessibility }) => {
      await openHash(page, '/resources');
      await openGuide(page);
      await expect(page.getByRole('dialog', { name: 'Grant Success Stories' })).toBeVisible();
      await checkAccessibility();
    });

    test('among the questions, one open or none', async ({ page, checkAccessibility }) => {
      await openHash(page, '/resources/faq');
      await question(page, 3).click();
      await expect(page.getByText(faq[3]?.answer ?? '')).toBeVisible();
      await checkAccessibility({ within: 'main' });
      await question(page, 3).click();
      await expect(page.getByText(faq[3]?.answer ?? '')).toBeHidden();
      await checkAccessibility({ within: 'main' });
    });

    test('in the form that has been sent', async ({ page, checkAccessibility }) => {
      await openHash(page, '/contact');
      await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
      await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
      await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
      await page.getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
      await checkAccessibility({ within: 'main' });
    });
  });
}

test(
  'the answers about funding have nothing that axe finds after a choice',
  { tag: '@a11y' },
  async ({ page, checkAccessibility }) => {
    await openHash(page, '/resources');
    await page.getByRole('radio', { name: 'Private or religious' }).check();
    await page.getByRole('radio', { name: 'Tip line' }).check();
    await expect(page.getByRole('heading', { name: /^Tip line, private/ })).toBeVisible();
    await checkAccessibility({ within: 'main' });
  },
);
