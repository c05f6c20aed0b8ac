import { stories } from '../content/walkthrough/stories';
import { triggers } from '../content/walkthrough/words';
import { expect, main, openStarted, test, type Page } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { startTranslator } from './helpers/translator';
import {
  dialog,
  expectStep,
  key,
  open,
  openPlaying,
  play,
  stage,
  step,
} from './helpers/walkthrough';

const asText = (page: Page) => page.getByRole('switch', { name: 'Read as text' });

test('Watch Demo plays at once, and a visitor watches at double speed, translated, and asks for a demo', async ({
  page,
}) => {
  await openPlaying(page);
  await startTranslator(page);
  await expect(key(page, 'Pause')).toBeVisible();
  await key(page, 'Restart').click();
  await key(page, 'Pause').click();
  await expect(dialog(page)).toHaveAccessibleName('One call for help at Larkfield High');
  await expect(stage(page)).toHaveAccessibleName(/Cafeteria: someone is acting here/);
  await play(page, 10_000);
  await expectStep(page, /A teacher asks for help/);

  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  await key(page, 'Play').click();
  await play(page, 3_200);
  await expect(page.getByRole('heading', { name: /One hallway goes on Hold/ })).toBeVisible();
  await expect(stage(page)).toHaveAccessibleName(/Gym on Hold/);
  await play(page, 1_800);
  await expect(page.getByText('4 of 6')).toBeVisible();
  await play(page, 5_400);
  await expect(key(page, 'Play again')).toBeVisible();
  await expectStep(page, /The record is ready/);
  await expect(page.getByText('0:20 of 0:20')).toBeVisible();
  await dialog(page).getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/#\/contact$/);
});

test('step buttons, list and Restart show the right step; another choice resets it, paused', async ({
  page,
}) => {
  await open(page);
  await key(page, 'Step forward').click();
  await key(page, 'Step forward').click();
  await key(page, 'Step back').click();
  await expectStep(page, /The office sees the room/);
  await step(page, /The nurse is on her way/).click();
  await expect(stage(page)).toHaveAccessibleName(/Nurse Bell: connected/);
  await key(page, 'Restart').click();
  await expectStep(page, /A teacher asks for help/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(key(page, 'Play'), 'a hidden tab pauses').toBeVisible();

  await page.getByText('Gunshot detection', { exact: true }).click();
  await expect(key(page, 'Play')).toBeVisible();
  await expect(stage(page)).toHaveAccessibleName(/Gym: someone is acting here/);
  await page.getByText('District', { exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(
    'One staff drill at Larkfield High, one of 6 campuses',
  );
  await expect(page.getByText('District office', { exact: true })).toBeVisible();
});

test('with a keyboard, arrows move between the steps, and Space plays and pauses', async ({
  page,
}) => {
  await open(page);
  await step(page, /A teacher asks for help/).focus();
  for (const [pressed, reached] of [
    ['ArrowRight', /The office sees the room/],
    ['ArrowDown', /One hallway goes on Hold/],
    ['ArrowLeft', /The office sees the room/],
    ['End', /The record is ready/],
    ['Home', /A teacher asks for help/],
  ] as const) {
    await page.keyboard.press(pressed);
    await expect(step(page, reached)).toBeFocused();
    await expectStep(page, reached);
  }
  await page.getByRole('heading', { name: /Mr. Cole holds/ }).click();
  await page.keyboard.press('Space');
  await expect(key(page, 'Pause')).toBeVisible();
  await page.keyboard.press('Space');
  await expect(key(page, 'Play')).toBeVisible();
  await asText(page).press('Space');
  await expect(asText(page), 'a control with the focus gets the key').toBeChecked();
  await expect(stage(page)).toBeHidden();
});

test('the time and title of a step are announced, and after several skips only the last', async ({
  page,
}) => {
  await open(page);
  const spoken = dialog(page).locator('[aria-live=polite]');
  await key(page, 'Play').click();
  await page.clock.runFor(700);
  await expect(spoken).toHaveText('12:10:04. A teacher asks for help');
  await key(page, 'Pause').click();
  await key(page, 'Step forward').click();
  await page.clock.runFor(300);
  await key(page, 'Step forward').click();
  await page.clock.runFor(300);
  await expect(spoken).toHaveText('12:10:04. A teacher asks for help');
  await page.clock.runFor(400);
  await expect(spoken).toHaveText('12:10:07. One hallway goes on Hold');
});

test('each story can be stepped through to its end and read as text', async ({ page }) => {
  await open(page);
  for (const { id, label } of [...triggers.slice(1), triggers[0]!]) {
    await dialog(page).getByText(label, { exact: true }).first().click();
    const { title, steps } = stories[id];
    await expect(dialog(page)).toHaveAccessibleName(`${title} at Larkfield High`);
    for (const { caption } of steps) {
      const words = { level: 3, name: caption.title, exact: true };
      await expect(dialog(page).getByRole('heading', words)).toBeVisible();
      if (caption !== steps.at(-1)?.caption) await key(page, 'Step forward').click();
    }
    await expect(key(page, 'Play again')).toBeVisible();

    await asText(page).click();
    const items = dialog(page).getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(steps.map((one) => one.title));
    for (const [index, { caption }] of steps.entries())
      await expect(items.nth(index)).toContainText(caption.body);
    await asText(page).click();
  }
});

test.describe('in any window', () => {
  test.use({ hasTouch: true });

  test('stage, caption and buttons are seen together, stay where they are, and nothing is crowded', async ({
    page,
  }) => {
    await open(page);
    const fixed = [
      page.getByRole('link', { name: 'Ask for a demo' }),
      key(page, 'Step back'),
      key(page, 'Step forward'),
    ];
    /** Left and top, in whole pixels. */
    const boxes = () =>
      Promise.all(
        fixed.map(async (part) => {
          const { x, y } = (await part.boundingBox())!;
          return [Math.round(x), Math.round(y)];
        }),
      );
    const caption = dialog(page).getByRole('heading', { level: 3 }).first();
    for (const [width, height] of [
      [320, 640],
      [390, 844],
      [844, 390],
      [768, 1024],
      [1024, 768],
      [1366, 768],
      [1440, 900],
    ] as const) {
      // The clock is stopped, and with it the frames that resize() waits for.
      await page.setViewportSize({ width, height });
      const message = `${width} by ${height} px`;
      for (const part of fixed) await expect(part, message).toBeInViewport({ ratio: 1 });
      // In a low window the stage and the caption scroll together.
      if (height < 640) await caption.scrollIntoViewIfNeeded();
      else await expect(stage(page), message).toBeInViewport();
      // The smallest phone shows a part of it.
      await expect(caption, message).toBeInViewport({ ratio: width > 320 ? 1 : 0.5 });
      const before = await boxes();
      await key(page, 'Step forward').press('Enter');
      expect(await boxes(), message).toEqual(before);
      const sideways = await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth);
      expect(sideways, message).toBe(0);
      await expect.poll(() => dialog(page).evaluate(crowdedText), { message }).toEqual([]);
    }
  });

  test('a phone has lists of choices, and at 400% zoom all can be reached', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page);
    await page.getByText('Who has been told').tap();
    await expect(page.getByText('SMS', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Kind of alert' }).selectOption('Anonymous tip');
    await page.getByRole('combobox', { name: 'Kind of school' }).selectOption('Private school');
    await expect(dialog(page)).toHaveAccessibleName('One tip at Larkfield High');
    await page.setViewportSize({ width: 320, height: 256 });
    await key(page, 'Step forward').click();
    await expect(page.getByText('Step 2 of 8')).toBeAttached();
    await page.getByRole('link', { name: 'Ask for a demo' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test('Watch the steps on a product begins with the alert of the product', async ({ page }) => {
  await openStarted(page, '/products/gunshot-detection');
  await main(page).getByRole('button', { name: 'Watch the steps, 20 seconds' }).click();
  await expect(dialog(page)).toHaveAccessibleName('One staff drill at Larkfield High');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the walkthrough waits for Play; each step is complete at once and lasts four seconds', async ({
    page,
  }) => {
    await openPlaying(page);
    await key(page, 'Play').click();
    await play(page, 3_800);
    await expectStep(page, /A teacher asks for help/);
    await play(page, 600);
    await expectStep(page, /The office sees the room/);
    await expect(stage(page)).toHaveAccessibleName(/Nexus: someone is acting here/);
    await play(page, 8_000);
    await expect(page.getByText('4 of 6')).toBeVisible();
  });
});
