import { untilIdle } from '../helpers/until-idle';
import { expect, insideImage, openHash, test } from '../fixtures';
import { dialog, key, open, stage, step } from '../helpers/walkthrough';

test('the close button, Escape and the backdrop close the walkthrough', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Close modal' }).click();
  await expect(dialog(page)).toBeHidden();
  const watch = page.getByRole('button', { name: 'Watch Demo' });
  await expect(watch).toBeFocused();
  await watch.click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(watch).toBeFocused();
  await watch.click();
  await page.mouse.click(20, 400);
  await expect(dialog(page)).toBeHidden();
});

test('the solutions overview shows the same parts on the page', async ({ page }) => {
  await page.clock.install();
  await openHash(page, '/solutions');
  await page.getByRole('button', { name: 'Open the walkthrough' }).click();
  await expect(stage(page)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await page.clock.runFor(3_500);
  await expect(step(page, /The office sees the room/)).toHaveAttribute('aria-current', 'step');
  await expect(stage(page)).toContainText('Cafeteria');
  expect(await insideImage(stage(page)), 'its name says it all').toEqual([]);
});

test('a click anywhere on the poster plays the walkthrough, and Space pauses it', async ({
  page,
}) => {
  await openHash(page, '/solutions');
  const button = page.getByRole('button', { name: 'Open the walkthrough' });
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  // On the lit room, beside the button.
  await page.mouse.click(box.x - 150, box.y + 150);
  await expect(stage(page)).toBeVisible();
  await expect(key(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(key(page, 'Play')).toBeVisible();
});

test('the overview loads the walkthrough only when it is opened', async ({ page }) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js') && (await response.text()).includes('Step forward'))
      carriers.push(response.url());
  });
  await openHash(page, '/solutions');
  await page.mouse.wheel(0, 3000);
  await untilIdle(page);
  expect(carriers).toEqual([]);
  await page.getByRole('button', { name: 'Open the walkthrough' }).click();
  await expect(stage(page)).toBeVisible();
  expect(carriers).toHaveLength(1);
});

test.describe('offline', () => {
  test.use({ allowedConsole: [/net::ERR_FAILED/] });

  for (const [path, button, opened] of [
    ['/solutions', 'Open the walkthrough', stage],
    ['/solutions/k12', 'Watch Demo', dialog],
  ] as const)
    test(`${button} shows an error, and works once the network is back`, async ({ page }) => {
      await openHash(page, path);
      const opener = page.getByRole('button', { name: button });
      await expect(opener).toBeVisible();
      await page.route('**/*.js', (route) => route.abort());
      await opener.click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
      await page.unrouteAll();
      await opener.click();
      await expect(opened(page)).toBeVisible();
    });
});
