import { expect, heading, openStarted, test, type Page } from './fixtures';
import { answerChunks, holdChunks } from './helpers/chunks';
import { holdFiles } from './helpers/late-scripts';
import { untilIdle } from './helpers/until-idle';

/** Dialogs whose code loads slowly: their button is busy, and a visitor who moves on cancels them. */

const watchDemo = { path: '/solutions/k12', name: 'Watch Demo' };
const guide = { path: '/resources', name: 'Open the guide: Equipment Grants' };
const openers = [
  { path: '/', name: 'Watch one alert, 20 seconds' },
  { path: '/', name: 'Remote Control' },
  watchDemo,
  guide,
];

const alert = (page: Page) => page.getByRole('group', { name: /^One call for help/ });
const opened = (page: Page) => page.getByRole('dialog').or(alert(page));

/** Presses a button of an open page and waits until it is busy, because what it opens is held. */
async function press(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  return button;
}

/** Opens a page, holds all chunks that it has not loaded by itself, and presses a button. */
async function openAndPress(page: Page, { path, name }: typeof watchDemo) {
  await openStarted(page, path);
  await untilIdle(page);
  const chunks = await holdChunks(page);
  return { button: await press(page, name), ...chunks };
}

test.describe('what a button opens', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  for (const { path, name } of openers)
    test(`${name} says that it did not load, and is busy until it opens`, async ({ page }) => {
      await openStarted(page, path);
      await untilIdle(page);
      let isOnline = false;
      let load = () => {};
      const loaded = new Promise<void>((resolve) => (load = resolve));
      await answerChunks(page, async (route) => {
        if (!isOnline) return route.abort();
        await loaded;
        await route.continue();
      });
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
      isOnline = true;
      await press(page, name);
      load();
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
  const { button, release } = await openAndPress(page, watchDemo);
  const cancels = [
    () => heading(page).click(),
    () => page.mouse.wheel(0, 150),
    () => page.keyboard.press('Escape'),
  ];
  for (const cancel of cancels) {
    await press(page, watchDemo.name);
    await cancel();
    await expect(button).not.toHaveAttribute('aria-busy');
  }
  await expect(button).toBeFocused();
  await press(page, watchDemo.name);
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await release();
  await idle(page);
  await expect(opened(page)).toHaveCount(0);
  await button.click();
  await expect(opened(page).first()).toBeVisible();
});

/** Waits until the browser is idle, and therefore shows everything that has loaded. */
const idle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((done) => requestIdleCallback(() => done(), { timeout: 2000 })),
  );
