import { expect, openHash, test } from '../fixtures';
import { key, stage } from '../helpers/walkthrough';

test.describe('accessibility', () => {
  for (const [size, viewport] of [
    ['a desktop', { width: 1440, height: 900 }],
    ['a phone', { width: 390, height: 844 }],
  ] as const)
    test(`every state has no axe violations on ${size}`, async ({ page, checkAccessibility }) => {
      test.slow();
      await page.setViewportSize(viewport);
      await openHash(page, '/solutions/k12');
      await page.getByRole('button', { name: 'Watch Demo' }).click();
      await expect(stage(page)).toBeVisible();
      await test.step('ready', () => checkAccessibility());
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('.5×');
      await key(page, 'Play').click();
      await test.step('playing', () => checkAccessibility());
      await key(page, 'Pause').click();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
      for (let steps = 0; steps < 7; steps++) await key(page, 'Step forward').click();
      await test.step('paused', () => checkAccessibility());
      await key(page, 'Play').click();
      await expect(key(page, 'Play again')).toBeVisible();
      await test.step('ended', () => checkAccessibility());
      await page.getByText('Read as text').click();
      await test.step('text', () => checkAccessibility());
    });
});
