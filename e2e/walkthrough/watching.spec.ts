import { expect, test } from '../fixtures';
import { dialog, key, open, stage, step } from '../helpers/walkthrough';

test.describe('with a mouse', () => {
  test('a visitor watches a call for help at double speed', async ({ page }) => {
    await open(page);
    await expect(dialog(page)).toHaveAccessibleName('One call for help at Larkfield High');
    await expect(stage(page)).toHaveAccessibleName(/Cafeteria: someone is acting here/);

    await page.clock.runFor(10_000);
    await expect(step(page, /A teacher asks for help/)).toHaveAttribute('aria-current', 'step');

    await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
    await key(page, 'Play').click();
    await page.clock.runFor(3_100);
    await expect(page.getByRole('heading', { name: /One hallway goes on Hold/ })).toBeVisible();
    await expect(stage(page)).toHaveAccessibleName(/Gym on Hold/);
    await page.clock.runFor(1_800);
    await expect(page.getByText('4 of 6')).toBeVisible();
    await page.clock.runFor(5_400);
    await expect(key(page, 'Play again')).toBeVisible();
    await expect(step(page, /The record is ready/)).toHaveAttribute('aria-current', 'step');
    await expect(page.getByText('0:20 of 0:20')).toBeVisible();
  });

  test('Pause and a hidden tab stop the clock, and Play continues from there', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(5_000);
    await key(page, 'Pause').click();
    await expect(step(page, /One hallway goes on Hold/)).toHaveAttribute('aria-current', 'step');
    await page.clock.runFor(5_000);
    await expect(step(page, /One hallway goes on Hold/)).toHaveAttribute('aria-current', 'step');
    await key(page, 'Play').click();
    await page.clock.runFor(3_000);
    await expect(step(page, /People nearby are told/)).toHaveAttribute('aria-current', 'step');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect(key(page, 'Play')).toBeVisible();
    await page.clock.runFor(5_000);
    await expect(step(page, /People nearby are told/)).toHaveAttribute('aria-current', 'step');
  });

  test('the step buttons, the step list and Restart show the right step', async ({ page }) => {
    await open(page);
    await key(page, 'Step forward').click();
    await key(page, 'Step forward').click();
    await key(page, 'Step back').click();
    await expect(step(page, /The office sees the room/)).toHaveAttribute('aria-current', 'step');
    await step(page, /The nurse is on her way/).click();
    await expect(stage(page)).toHaveAccessibleName(/Nurse Bell: connected/);
    await key(page, 'Restart').click();
    await expect(step(page, /A teacher asks for help/)).toHaveAttribute('aria-current', 'step');
    await expect(key(page, 'Pause')).toBeVisible();
  });

  test('choosing another trigger or school resets the walkthrough, paused', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(6_000);
    await page.getByText('Gunshot detection', { exact: true }).click();
    await expect(key(page, 'Play')).toBeVisible();
    await expect(stage(page)).toHaveAccessibleName(/Gym: someone is acting here/);
    await page.getByText('District', { exact: true }).click();
    await expect(dialog(page)).toHaveAccessibleName(
      'One staff drill at Larkfield High, one of 52 sites',
    );
    await expect(page.getByText('District office', { exact: true })).toBeVisible();
  });

  test('the contact form opens with the walkthrough that was watched', async ({ page }) => {
    await open(page, '/solutions/multi-site');
    await page.getByRole('link', { name: 'Ask for a demo' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Get in Touch' })).toBeVisible();
    const message = page.getByRole('textbox', { name: /Message/ });
    await expect(message).toHaveValue(
      'I watched the panic-button walkthrough for a district. Please show us a demo.',
    );
    await message.fill('Something else');
    await expect(message).toHaveValue('Something else');
  });
});

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [900, 900],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [844, 390],
] as const)
  test(`buttons and the link to a demo stay where they are from start to end at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const fixed = [
      page.getByRole('link', { name: 'Ask for a demo' }),
      key(page, 'Step back'),
      key(page, 'Step forward'),
    ];
    const boxes = () => Promise.all(fixed.map((part) => part.boundingBox()));
    const before = await boxes();
    for (const part of fixed) await expect(part).toBeInViewport({ ratio: 1 });
    for (let step = 1; step < 8; step++) {
      await key(page, 'Step forward').click();
      expect(await boxes(), `step ${step + 1}`).toEqual(before);
    }
    await expect(key(page, 'Play again')).toBeVisible();
    await expect(key(page, 'Restart')).toBeHidden();
  });

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('each step is complete at once and lasts four seconds', async ({ page }) => {
    await open(page);
    await key(page, 'Play').click();
    await page.clock.runFor(3_800);
    await expect(step(page, /A teacher asks for help/)).toHaveAttribute('aria-current', 'step');
    await page.clock.runFor(400);
    await expect(step(page, /The office sees the room/)).toHaveAttribute('aria-current', 'step');
    await expect(stage(page)).toHaveAccessibleName(/Nexus: someone is acting here/);
    await page.clock.runFor(8_000);
    await expect(page.getByText('4 of 6')).toBeVisible();
  });
});
