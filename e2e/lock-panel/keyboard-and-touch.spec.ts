import { expect, openHash, test } from '../fixtures';
import { openPanel, panelOn } from '../helpers/lock-panel';

test.describe('with the keyboard', () => {
  test('Tab reaches every control in the order of the hallway', async ({ page }) => {
    await openHash(page, '/');
    await page.getByRole('button', { name: 'Remote Control' }).focus();
    await page.keyboard.press('Enter');
    const { panel, button } = panelOn(page);
    await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();

    for (const name of [
      'Lock all doors',
      'Release all',
      'Release Door 201, secured',
      'Release Door 202, secured',
      'Release Door 203, secured',
      'Lock Door 204, open for class',
      'Release Door 205, secured',
      'Queue lock Door 206, offline',
      'Lock Door 207, open for class',
      'Release Door 208, secured',
    ]) {
      await page.keyboard.press('Tab');
      await expect(panel.getByRole('button', { name, exact: true })).toBeFocused();
    }
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('link', { name: 'Ask for a demo of the locks' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(button('Close modal')).toBeFocused();
  });

  test('a release can be canceled with Escape and confirmed, and a second Escape closes the panel', async ({
    page,
  }) => {
    const { panel, button, question, count } = await openPanel(page);
    await button('Release Door 208').press('Enter');
    await expect(button('Keep it locked')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question('Release Door 208?')).toBeHidden();
    await expect(button('Release Door 208')).toBeFocused();

    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await count('4 secured, 3 open for class, 1 offline');
    await expect(button('Lock Door 208')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test.describe('by touch, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('doors are a list, with the commands for all doors below', async ({ page }) => {
    await openHash(page, '/');
    await page.getByRole('button', { name: 'Remote Control' }).tap();
    const { panel, button, count } = panelOn(page);
    await expect(
      panel.getByRole('listitem', { name: 'Door 201, Algebra', exact: true }),
    ).toHaveCount(1);
    await button('Lock Door 207').scrollIntoViewIfNeeded();
    await button('Lock Door 207').tap();
    await count('6 secured, 1 open for class, 1 offline');
    await expect(button('Lock all doors')).toBeInViewport({ ratio: 1 });
    await button('Lock all doors').tap();
    await count('7 secured, 0 open for class, 1 offline');
    await button('Release Door 208').tap();
    await expect(button('Keep it locked')).toBeInViewport({ ratio: 1 });
  });
});
