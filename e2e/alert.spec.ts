import { panicButton } from '../content/walkthrough/panic-button';
import { expect, heading, main, openStarted, test, type Page } from './fixtures';
import { resize } from './helpers/resize';
import { startTranslator } from './helpers/translator';
import { play, stopClock } from './helpers/walkthrough';

/** Tests Watch one alert, which plays in the school on home's first screen. */

const { steps } = panicButton;
const starter = (page: Page) => page.getByRole('button', { name: 'Watch one alert, 20 seconds' });
const alert = (page: Page) =>
  page.getByRole('group', { name: 'One call for help at Larkfield High' });
const key = (page: Page, name: string) => alert(page).getByRole('button', { name, exact: true });

/** Expects the caption of a step to be visible and, after its quiet time, announced. */
async function expectStep(page: Page, index: number) {
  const { title, body } = steps[index]!.caption;
  await expect(alert(page).getByText(title, { exact: true }).first()).toBeVisible();
  await expect(alert(page).getByText(body)).toBeVisible();
  await play(page, 700);
  await expect(alert(page).getByText(title)).toHaveCount(2);
}

/** Opens home with a clock that the test can advance. */
async function open(page: Page) {
  await page.clock.install();
  await openStarted(page, '/');
}

/** Waits until the alert plays, and stops the clock. */
async function playing(page: Page) {
  await expect(alert(page)).toBeVisible();
  await stopClock(page);
}

/** Where the headings of the page are, also those that are hidden while it plays. */
const places = (page: Page) =>
  main(page)
    .getByRole('heading', { includeHidden: true })
    .evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top + scrollY));

test('a visitor watches one alert in 20 seconds, translated, and asks for a demo', async ({
  page,
}) => {
  await open(page);
  await startTranslator(page);
  const before = await places(page);
  await starter(page).click();
  await playing(page);
  expect(await places(page), 'nothing moves').toEqual(before);
  await expect(page.getByRole('link', { name: 'Talk to Us' })).toBeHidden();
  for (const [index, { ms }] of steps.entries()) {
    await expectStep(page, index);
    await play(page, ms - 700);
    if (index === 3) await expect(page.getByText('4 of 6').first()).toBeAttached();
  }
  await expect(key(page, 'Play again')).toBeVisible();
  await play(page, 700);
  await expect(alert(page).getByText(/The alert has ended/)).toBeAttached();
  expect(await places(page)).toEqual(before);
  await alert(page).getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('with a keyboard, a visitor pauses, steps, ends and leaves the alert', async ({ page }) => {
  await open(page);
  await starter(page).focus();
  await page.keyboard.press('Enter');
  await playing(page);
  await expect(key(page, 'Pause')).toBeFocused();
  await play(page, 200);
  await page.keyboard.press('Space');
  await play(page, 10_000);
  await expect(alert(page).getByText('Paused')).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(key(page, 'Step forward')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectStep(page, 1);
  await key(page, 'Step back').press('Enter');
  await expectStep(page, 0);
  await page.keyboard.press('Escape');
  await expect(alert(page)).toHaveCount(0);
  await expect(starter(page)).toBeFocused();

  await page.keyboard.press('Enter');
  await key(page, 'Close the alert').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: /^7:30 AM/ })).toBeFocused();
  await expect(alert(page), 'stays when the focus moves on').toBeVisible();
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap shows the alert with its captions in any window, and scrolling away ends it', async ({
    page,
  }) => {
    await open(page);
    for (const size of [
      [768, 1024],
      [1366, 768],
      [844, 390],
      [320, 640],
    ] as const) {
      await resize(page, size);
      await starter(page).tap();
      const message = size.join(' by ');
      await expect(key(page, 'Close the alert'), message).toBeInViewport({ ratio: 1 });
      const told = page.getByText('Who has been told').filter({ visible: true });
      await expect(told, message).toHaveCount(1);
      // The header cuts no line of the words above the school, because they are hidden.
      if (size[0] !== 768) await expect(heading(page), message).toBeHidden();
      // The first turn of the wheel may only stop the page's own scrolling to the captions.
      await expect(async () => {
        await page.mouse.wheel(0, size[1]);
        await expect(alert(page)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(starter(page)).toBeFocused();
      await expect(starter(page), message).not.toBeInViewport();
    }
  });
});
