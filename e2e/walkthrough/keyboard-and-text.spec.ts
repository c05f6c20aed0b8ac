import { expect, test } from '../fixtures';
import { dialog, expectStep, key, open, openPlaying, stage, step } from '../helpers/walkthrough';

test('Tab moves through the choices, steps and player buttons to the link, and last to Close', async ({
  page,
}) => {
  await openPlaying(page);
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  for (const stop of [
    page.getByRole('switch', { name: 'Read as text' }),
    page.getByRole('radio', { name: 'Panic button' }),
    page.getByRole('radio', { name: 'Single campus' }),
    step(page, /A teacher asks for help/),
    key(page, 'Print these 20 seconds'),
    key(page, 'Restart'),
    key(page, 'Step back'),
    key(page, 'Pause'),
    key(page, 'Step forward'),
    page.getByRole('combobox', { name: 'Speed' }),
    page.getByRole('link', { name: 'Ask for a demo' }),
    page.getByRole('button', { name: 'Close modal' }),
  ]) {
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
  }
});

test('arrow keys, Home and End move between the steps, and Space starts and pauses', async ({
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

  const text = page.getByRole('switch', { name: 'Read as text' });
  await text.press('Space');
  await expect(text, 'a control with the focus gets the key').toBeChecked();
  await expect(stage(page)).toBeHidden();
  const items = dialog(page).getByRole('listitem');
  await expect(items).toHaveCount(8);
  await expect(items.nth(4)).toContainText('The nurse is on her way');
  await expect(items.nth(4)).toContainText('Hallway, Nurse Bell');
  await text.press('Space');
  await expect(stage(page)).toBeVisible();
});

test('the time and title of a step are announced, after several skips only the last, and the title of another alert', async ({
  page,
}) => {
  await open(page);
  const spoken = dialog(page).locator('[aria-live=polite]');
  const changes = await page
    .getByRole('radiogroup')
    .first()
    .evaluateHandle((group) => {
      const records: MutationRecord[] = [];
      const observer = new MutationObserver((more) => records.push(...more));
      observer.observe(group, { attributes: true, subtree: true });
      return records;
    });
  await key(page, 'Play').click();
  await page.clock.runFor(700);
  await expect(spoken).toHaveText('12:10:04. A teacher asks for help');
  await page.clock.runFor(300);
  expect(await changes.evaluate(({ length }) => length), 'changes of the choices').toBe(0);

  await key(page, 'Pause').click();
  await key(page, 'Step forward').click();
  await page.clock.runFor(300);
  await key(page, 'Step forward').click();
  await page.clock.runFor(300);
  await expect(spoken).toHaveText('12:10:04. A teacher asks for help');
  await page.clock.runFor(400);
  await expect(spoken).toHaveText('12:10:07. One hallway goes on Hold');

  await page.getByRole('radio', { name: 'Gunshot detection' }).press('Space');
  await page.clock.runFor(700);
  await expect(spoken).toHaveText('One staff drill at Larkfield High');
});
