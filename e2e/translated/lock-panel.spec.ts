import { expect, test } from '../fixtures';
import { openPanel } from '../helpers/lock-panel';
import { startTranslator } from '../helpers/translator';

test('the lock panel locks, releases and queues while the page is translated', async ({ page }) => {
  const { panel, button, count } = await openPanel(page);
  await startTranslator(page);

  await button('Lock Door 204').click();
  await count('6 secured, 1 open for class, 1 offline');
  await expect(button('Release Door 204')).toHaveText(/^Release/);

  await button('Release Door 203').click();
  await panel.getByRole('group').getByRole('button', { name: 'Release Door 203' }).click();
  await count('5 secured, 2 open for class, 1 offline');
  await expect(button('Lock Door 203')).toHaveText(/^Lock/);

  await button('Queue lock Door 206').click();
  await expect(panel.getByText('Your command runs when the lock is back online.')).toBeVisible();
  await button('Cancel lock Door 206').click();
  await expect(panel.getByText('Your command runs when the lock is back online.')).toBeHidden();

  await button('Release all').click();
  await button('Release them').click();
  await count('7 open for class, 1 offline');
  await button('Lock all doors').click();
  await count('7 secured, 1 offline');
  await expect(panel.getByRole('listitem').getByRole('button', { name: /^Release/ })).toHaveCount(
    7,
  );
});
