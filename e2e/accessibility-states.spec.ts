import { expect, openHash, test, type Page } from './fixtures';
import { resize } from './helpers/resize';

/**
 * States of pages that appear after a visitor's action, checked with axe. The walkthrough, the lock
 * panel, the mobile menu and the rooms are checked in their own spec files.
 */
const states: Record<string, { path: string; within: string; act: (page: Page) => Promise<void> }> =
  {
    'the open Products menu': {
      path: '/about',
      within: 'header',
      act: async (page) => {
        const bar = page.getByRole('navigation', { name: 'Main' });
        await bar.getByRole('button', { name: 'Products' }).click();
        await expect(bar.getByRole('link', { name: 'Nexus', exact: true })).toBeVisible();
      },
    },
    'an open grant guide': {
      path: '/resources',
      within: 'dialog',
      act: async (page) => {
        await page.getByRole('button', { name: 'Open the guide: Grant Success Stories' }).click();
        await expect(page.getByRole('dialog', { name: 'Grant Success Stories' })).toBeVisible();
      },
    },
    'the contact form after a message was sent': {
      path: '/contact',
      within: 'main',
      act: async (page) => {
        await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
        await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
        await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
        await page.getByRole('button', { name: 'Send Message' }).click();
        await expect(page.getByRole('button', { name: 'Message Sent!' })).toBeVisible();
      },
    },
    'the grant check after a choice': {
      path: '/resources',
      within: 'main',
      act: async (page) => {
        await page.getByRole('radio', { name: 'Private or religious' }).check();
        await page.getByRole('radio', { name: 'Tip line' }).check();
        await expect(page.getByRole('heading', { name: /^Tip line, private/ })).toBeVisible();
      },
    },
  };

for (const [state, { path, within, act }] of Object.entries(states))
  test(`${state} has no axe violations`, { tag: '@a11y' }, async ({ page, checkAccessibility }) => {
    await openHash(page, path);
    await act(page);
    await checkAccessibility({ within });
    if (within === 'header') return;
    await resize(page, 390);
    await checkAccessibility({ within });
  });
