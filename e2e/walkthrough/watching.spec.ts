import { expect, insideImage, openHash, openStarted, test } from '../fixtures';
import {
  dialog,
  expectStep,
  key,
  open,
  openPlaying,
  play,
  stage,
  step,
  stopClock,
} from '../helpers/walkthrough';

test('Watch Demo plays at once, and a visitor watches at double speed', async ({ page }) => {
  await openPlaying(page);
  await expect(key(page, 'Pause')).toBeVisible();
  await play(page, 3_600);
  await expect(step(page, /A teacher asks for help/)).not.toHaveAttribute('aria-current');

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
});

test('Pause and a hidden tab stop the clock, and Play continues from there', async ({ page }) => {
  await open(page);
  await key(page, 'Play').click();
  await play(page, 5_000);
  await key(page, 'Pause').click();
  await expectStep(page, /One hallway goes on Hold/);
  await play(page, 5_000);
  await expectStep(page, /One hallway goes on Hold/);
  await key(page, 'Play').click();
  await play(page, 3_000);
  await expectStep(page, /People nearby are told/);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(key(page, 'Play')).toBeVisible();
  await play(page, 5_000);
  await expectStep(page, /People nearby are told/);
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
  await expect(key(page, 'Pause')).toBeVisible();

  await page.getByText('Gunshot detection', { exact: true }).click();
  await expect(key(page, 'Play')).toBeVisible();
  await expect(stage(page)).toHaveAccessibleName(/Gym: someone is acting here/);
  await page.getByText('District', { exact: true }).click();
  await expect(dialog(page)).toHaveAccessibleName(
    'One staff drill at Larkfield High, one of 6 campuses',
  );
  await expect(page.getByText('District office', { exact: true })).toBeVisible();
});

test('buttons and the link to a demo stay where they are from start to end', async ({ page }) => {
  await open(page);
  const fixed = [
    page.getByRole('link', { name: 'Ask for a demo' }),
    key(page, 'Step back'),
    key(page, 'Step forward'),
  ];
  const boxes = () => Promise.all(fixed.map((part) => part.boundingBox()));
  // A phone, a low window and both layouts of wider ones.
  for (const [index, [width, height]] of (
    [
      [320, 640],
      [844, 390],
      [768, 1024],
      [1366, 768],
    ] as const
  ).entries()) {
    // The clock is stopped, and with it the frames that resize() waits for.
    await page.setViewportSize({ width, height });
    const message = `${width} by ${height} px`;
    const before = await boxes();
    for (const part of fixed) await expect(part, message).toBeInViewport({ ratio: 1 });
    // Steps to the end in one window and back to the start in the next.
    const isBack = index % 2 === 1;
    await expect(key(page, 'Play again')).toHaveCount(isBack ? 1 : 0);
    await expect(key(page, 'Restart')).toHaveCount(isBack ? 0 : 1);
    for (let step = 1; step < 8; step++) {
      await key(page, isBack ? 'Step back' : 'Step forward').press('Enter');
      expect(await boxes(), `${step} steps on at ${message}`).toEqual(before);
    }
  }
});

test.describe('on the solutions overview', () => {
  test('a click anywhere on the poster plays the walkthrough on the page, and Space pauses it', async ({
    page,
  }) => {
    await page.clock.install();
    await openHash(page, '/solutions');
    const button = page.getByRole('button', { name: 'Open the walkthrough' });
    await button.scrollIntoViewIfNeeded();
    const box = (await button.boundingBox())!;
    // On the lit room, above the button.
    await page.mouse.click(box.x + 300, box.y - 150);
    await expect(stage(page)).toBeVisible();
    await expect(dialog(page)).toBeHidden();
    await stopClock(page);
    await play(page, 3_600);
    await expectStep(page, /The office sees the room/);
    await expect(stage(page)).toContainText('Cafeteria');
    expect(await insideImage(stage(page)), 'its name says it all').toEqual([]);
    await expect(key(page, 'Pause')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(key(page, 'Play')).toBeVisible();
  });

  test('the head of a walkthrough opened with the keyboard is below the header', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1366, height: 768 });
    await openStarted(page, '/solutions');
    await page.getByRole('button', { name: 'Open the walkthrough' }).focus();
    await page.keyboard.press('Enter');
    const head = page.getByRole('switch', { name: 'Read as text' });
    await expect
      .poll(async () => {
        const { y, height } = (await page.getByRole('banner').boundingBox())!;
        return (await head.boundingBox())!.y - y - height;
      })
      .toBeGreaterThan(0);
    await expect(head).toBeInViewport();
  });
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
