import { expect, heading, openStarted, test, type Page } from './fixtures';
import { answerChunks, holdChunks } from './helpers/chunks';
import { holdFiles } from './helpers/late-scripts';
import { untilIdle } from './helpers/until-idle';

/** Dialogs whose code loads slowly: their button is busy, and a visitor who moves on cancels them. */

const openers = [
  ['/', 'Watch one alert, 20 seconds'],
  ['/', 'Remote Control'],
  ['/solutions/k12', 'Watch Demo'],
  ['/resources', 'Open the guide: Equipment Grants'],
] as const;

const alert = (page: Page) => page.getByRole('group', { name: /^One call for help/ });
const opened = (page: Page) => page.getByRole('dialog').or(alert(page));

/** Presses a button of an open page and waits until it is busy, because what it opens is held. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  return button;
}

test.describe('what a button opens', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  for (const [path, name] of openers)
    test(`${name} says that it did not load, and is busy until it opens`, async ({ page }) => {
      await openStarted(page, path);
      await untilIdle(page);
      await answerChunks(page, (route) => route.abort());
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
      const { release } = await holdChunks(page);
      await press(page, name);
      await release();
      await expect(opened(page).first()).toBeVisible();
    });
});

test('what a button opens waits for its styles', async ({ page }) => {
  const styles = await holdFiles(page, '**/styles.*.css');
  await openStarted(page, '/');
  await press(page, 'Remote Control');
  await expect(opened(page)).toHaveCount(0);
  styles.release();
  await expect(opened(page).first()).toBeVisible();
});

test('Escape, scrolling on, a press elsewhere and another page cancel a dialog that loads late, and it takes no focus', async ({
  page,
}) => {
  await openStarted(page, '/solutions/k12');
  await untilIdle(page);
  const { release } = await holdChunks(page);
  const button = await press(page, 'Watch Demo');
  for (const cancel of [
    () => heading(page).click(),
    () => page.mouse.wheel(0, 150),
    () => page.keyboard.press('Escape'),
  ]) {
    await press(page, 'Watch Demo');
    await cancel();
    await expect(button).not.toHaveAttribute('aria-busy');
  }
  await expect(button).toBeFocused();
  await press(page, 'Watch Demo');
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await release();
  // An idle browser has shown everything that has loaded.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await expect(opened(page)).toHaveCount(0);
  await button.click();
  await expect(opened(page).first()).toBeVisible();
});
