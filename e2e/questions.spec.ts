import { expect, openHash, test } from './fixtures';
import { untilIdle } from './helpers/until-idle';

test.describe('questions we answer in writing', () => {
  test('the open ones fill the contact form, also in a new tab', async ({ page, context }) => {
    await openHash(page, '/products/electronic-lock');
    const send = page.getByRole('link', { name: 'Send us these questions' });
    const opened = context.waitForEvent('page');
    await send.click({ modifiers: ['ControlOrMeta'] });
    const message = /^Please answer these questions about Rapid Lockdown in writing:\n[^]*\?$/;
    const tab = await opened;
    await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await send.click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  });

  test('the board gets those of every product looked at, with room for notes', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openHash(page, '/products/nexus');
    await expect(page.getByRole('heading', { level: 1, name: 'Nexus' })).toBeVisible();
    // The page remembers that it was looked at once its scripts run.
    await untilIdle(page);
    await openHash(page, '/products/electronic-lock');
    await page.getByRole('button', { name: 'Print for your board' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    const words = await page.evaluate(() => document.body.innerText);
    for (const text of [
      'Nexus',
      'Which schools like ours can we call?',
      'Rapid Lockdown',
      'How long is the warranty?',
      'Notes',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('Mass Notification');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
  });
});
