import { expect, openHash, test } from '../fixtures';
import { key, stage } from '../helpers/walkthrough';

for (const [device, width, height] of [
  ['a desktop', 1440, 900],
  ['a phone', 390, 844],
] as const)
  test(
    `no state has axe violations on ${device}`,
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      test.slow();
      await page.setViewportSize({ width, height });
      await openHash(page, '/solutions/k12');
      await page.getByRole('button', { name: 'Watch Demo' }).click();
      await expect(stage(page)).toBeVisible();
      await page.getByRole('combobox', { name: 'Speed' }).selectOption('.5×');
      await key(page, 'Play').click();

      await test.step('playing', () => checkAccessibility({ within: 'dialog' }));

      await key(page, 'Pause').click();
      for (let steps = 0; steps < 7; steps++) await key(page, 'Step forward').click();
      await expect(key(page, 'Play again')).toBeVisible();

      await test.step('ended', () => checkAccessibility({ within: 'dialog' }));

      await page.getByText('Read as text').click();

      await test.step('text', () => checkAccessibility({ within: 'dialog' }));
    },
  );
