import { crowdedText } from '../helpers/crowded-text';
import { expect, test } from '../fixtures';
import { dialog, key, open, step } from '../helpers/walkthrough';

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
] as const)
  test(`a tablet of ${width} by ${height} px shows the whole walkthrough at once, its steps apart`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    const trigger = dialog(page).getByRole('combobox', { name: 'Kind of alert' });
    if (await trigger.isVisible())
      await dialog(page).getByRole('combobox', { name: 'Kind of school' }).selectOption('District');
    else await dialog(page).getByText('District', { exact: true }).click();
    await step(page, /The record is ready/).click();
    await page.clock.runFor(1000);
    for (const part of [
      step(page, /A teacher asks for help/),
      page.getByRole('heading', { name: 'The record is already written.' }),
      page.getByRole('heading', { name: 'Who has been told' }),
      page.getByText('District office', { exact: true }),
      key(page, 'Step back'),
      page.getByRole('link', { name: 'Ask for a demo' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    await expect.poll(() => dialog(page).evaluate(crowdedText)).toEqual([]);
  });

test('a visitor who turns the tablet or narrows the window keeps the focus in the dialog', async ({
  page,
}) => {
  await page.setViewportSize({ width: 834, height: 1112 });
  await open(page);
  await key(page, 'Step forward').focus();
  for (const [width, height] of [
    [1112, 834],
    [700, 834],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(dialog(page).locator(':focus')).toHaveCount(1);
  }
});
