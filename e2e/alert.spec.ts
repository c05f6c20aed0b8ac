import { panicButton } from '../content/walkthrough/panic-button';
import { rooms } from '../content/school/rooms';
import { expect, headerLink, heading, openStarted, test, type Page } from './fixtures';
import { placeInScene, scene, seenLight } from './helpers/home-scene';
import { resize } from './helpers/resize';
import { startTranslator } from './helpers/translator';
import { textPlaces } from './helpers/text-places';
import { play, stopClock } from './helpers/walkthrough';

/** Tests Watch one alert, which plays in the school on home's first screen. */

const { steps } = panicButton;
const clear = 'rgba(0, 0, 0, 0)';
const starter = (page: Page) => page.getByRole('button', { name: 'Watch one alert, 20 seconds' });
const alert = (page: Page) =>
  page.getByRole('group', { name: 'One call for help at Larkfield High' });
const key = (page: Page, name: string) => alert(page).getByRole('button', { name, exact: true });
const ask = (page: Page) =>
  alert(page).getByRole('link', { name: 'Ask for a demo of your building' });
const told = (page: Page) => page.getByText('Who has been told').filter({ visible: true });
const nurse = (page: Page) => page.getByText('Nurse Bell, told').filter({ visible: true });

/** Expects the caption of a step to be visible. */
async function expectSeen(page: Page, index: number) {
  const { title, body } = steps[index]!.caption;
  await expect(alert(page).getByText(title, { exact: true }).first()).toBeVisible();
  await expect(alert(page).getByText(body)).toBeVisible();
}

/** Expects the caption of a step to be visible and, after its quiet time, announced. */
async function expectStep(page: Page, index: number) {
  await expectSeen(page, index);
  await play(page, 700);
  await expect(alert(page).getByText(steps[index]!.caption.title)).toHaveCount(2);
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

/** Where the words outside the alert are, also those that fade while it plays. */
const places = (page: Page) =>
  textPlaces(page, '[role=group], [aria-hidden]', { includeHidden: true });

test('a visitor watches one alert in 20 seconds, translated, and asks for a demo', async ({
  page,
}) => {
  await open(page);
  await startTranslator(page);
  const before = await places(page);
  const light = await seenLight(scene(page), rooms.library.box);
  await starter(page).click();
  await playing(page);
  expect(await places(page)).toEqual(before);
  await expect(page.getByRole('link', { name: 'Talk to Us' })).toBeHidden();
  await expect.poll(() => seenLight(scene(page), rooms.library.box)).toBeLessThan(light * 0.6);
  expect(await seenLight(scene(page), rooms.cafeteria.box)).toBeGreaterThan(light * 0.8);

  for (const [index, { ms }] of steps.entries()) {
    await expectStep(page, index);
    if (index === 3) await expect(nurse(page)).toHaveCount(1);
    await play(page, ms - 700);
    if (index === 3)
      await expect(page.getByText('4 of 6').filter({ visible: true })).toHaveCount(1);
  }
  await expect(key(page, 'Play again')).toBeVisible();
  await play(page, 700);
  await expect(alert(page).getByText(/You can play it again, print it or ask/)).toBeAttached();
  await expect.poll(() => seenLight(scene(page), rooms.library.box)).toBeCloseTo(light, 0);
  expect(await places(page)).toEqual(before);
  await ask(page).click();
  await expect(page.getByRole('textbox', { name: /^Message/ })).toHaveValue(/one alert/);
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
  await expectSeen(page, 0);
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
  await expect(alert(page), 'ends when the focus moves on').toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap shows the rooms of the alert and its captions, and scrolling away ends it', async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 768, height: 1024 });
    await open(page);
    await starter(page).tap();
    await expect(key(page, 'Close the alert')).toBeInViewport({ ratio: 1 });
    await resize(page, 1024, 768);
    await expect(key(page, 'Close the alert'), 'turned').toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
    for (const [width, height] of [
      [1366, 768],
      [844, 390],
      [320, 640],
    ] as const) {
      await resize(page, width, height);
      await starter(page).tap();
      const message = `${width} by ${height}`;
      await expect(key(page, 'Close the alert'), message).toBeInViewport({ ratio: 1 });
      await expect(told(page), message).toHaveCount(1);
      if (width > 320) await expect(told(page), message).toBeInViewport({ ratio: 1 });
      // While the alert plays, the header's button is not yellow.
      await expect(headerLink(page, 'Get a Demo'), message).toHaveCSS('background-color', clear);
      // The header cuts no line of the words above the school, because they are hidden.
      await expect(heading(page), message).toBeHidden();
      // The rooms are in the window once the page has stopped scrolling.
      let last = NaN;
      for (const room of ['cafeteria', 'office', 'front-desk'] as const)
        await expect
          .poll(async () => {
            const { x, y, ...box } = await placeInScene(scene(page), rooms[room].box);
            const rests = y === last;
            last = y;
            return rests && x > 0 && x + box.width < width && y > 50 && y + box.height < height;
          }, `${room} at ${message}`)
          .toBe(true);
      // The first turn of the wheel may only stop the page's own scrolling to the captions.
      await expect(async () => {
        await page.mouse.wheel(0, height);
        await expect(alert(page)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(starter(page)).toBeFocused();
      await expect(starter(page), message).not.toBeInViewport();
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the alert is a series of stills that the visitor steps through on a phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await starter(page).click();
    await playing(page);
    await expect(key(page, 'Play')).toHaveCount(0);
    await expect(key(page, 'Step forward')).toBeFocused();
    await expect
      .poll(async () => {
        const header = (await page.getByRole('banner').boundingBox())!;
        return (await placeInScene(scene(page), rooms.building.box)).y - header.height;
      }, 'the roof is below the header')
      .toBeGreaterThanOrEqual(24);
    await play(page, 30_000);
    for (const index of steps.keys()) {
      await expectStep(page, index);
      await expect(ask(page)).toHaveCount(index === 7 ? 1 : 0);
      if (index === 3) await expect(nurse(page)).toHaveCount(1);
      await page.keyboard.press('Enter');
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no button to watch the alert', async ({ page }) => {
    await page.goto('./');
    await expect(page.getByRole('link', { name: 'Talk to Us' })).toBeVisible();
    await expect(starter(page)).toBeHidden();
  });
});
