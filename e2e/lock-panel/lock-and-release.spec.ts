import { expect, test } from '../fixtures';
import { openPanel } from '../helpers/lock-panel';
import { startTranslator } from '../helpers/translator';
import { stopClock } from '../helpers/walkthrough';

for (const [how, reducedMotion, between] of [
  ['from left to right', 'no-preference', 120],
  ['together with reduced motion', 'reduce', 0],
] as const)
  test(`all doors lock ${how}, and the offline door waits`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.clock.install();
    const { panel, button, count, said } = await openPanel(page);
    await stopClock(page);

    await button('Lock all doors').click();
    await expect(button('Locking... Door 204')).toBeVisible();
    if (between) await expect(button('Lock Door 207')).toBeVisible();
    await page.clock.runFor(between);
    await expect(button('Locking... Door 207')).toBeVisible();
    await page.clock.runFor(900);
    await expect(said).toBeEmpty();
    await page.clock.runFor(300);
    await count('7 secured, 0 open for class, 1 offline');
    await expect(said).toHaveText(
      '7 doors secured, 10:44. Door 206 is offline. It will lock when it is back online.',
    );
    await expect(panel.getByText('Lock queued', { exact: true })).toBeVisible();
  });

test('on a phone no door moves when all of them have locked', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { button, count } = await openPanel(page);
  const top = async () => (await button('Release Door 201').boundingBox())!.y;
  const before = await top();
  await button('Lock all doors').click();
  await count('7 secured, 0 open for class, 1 offline');
  expect(await top()).toBe(before);
});

test('on a phone on its side the doors are in view again after the question', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const { button } = await openPanel(page);
  for (const [answer, door] of [
    ['Keep them locked', 'Release Door 201'],
    ['Release them', 'Lock Door 201'],
  ] as const) {
    await button('Release all').click();
    await button(answer).click();
    await expect(button(door)).toBeInViewport({ ratio: 1 });
  }
});

test('on a small phone the buttons cover no text while the panel asks', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const { panel, button } = await openPanel(page);
  await button('Release all').click();
  await expect(button('Keep them locked')).toBeFocused();
  const { y } = (await button('Lock all doors').boundingBox())!;
  for (const text of await panel.getByText(/Anyone inside|The inside lever/).all()) {
    const box = await text.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), await text.innerText()).toBeLessThan(y);
  }
});

test('Lock all doors wins over a release that the locks have not all answered', async ({
  page,
}) => {
  await page.clock.install();
  const { panel, button, count, said } = await openPanel(page);
  await stopClock(page);
  await button('Release all').click();
  await button('Release them').click();
  await page.clock.runFor(400);
  await button('Lock all doors').dblclick();
  await page.clock.resume();
  await count('7 secured, 0 open for class, 1 offline');
  await expect(said).toHaveText(
    '7 doors secured, 10:44. Door 206 is offline. It will lock when it is back online.',
  );
  await panel.getByRole('link', { name: 'Ask for a demo of the locks' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /locked every door that answered/,
  );
});

for (const isTranslated of [false, true])
  test(`doors are released only after a confirmation${isTranslated ? ' while the page is translated' : ''}`, async ({
    page,
  }) => {
    const { panel, button, question, count, said } = await openPanel(page);
    if (isTranslated) await startTranslator(page);
    await button('Release Door 203').click();
    await expect(button('Keep it locked')).toBeFocused();
    await button('Keep it locked').click();
    await expect(button('Release Door 203')).toBeFocused();
    await count('5 secured, 2 open for class, 1 offline');

    await button('Release Door 203').click();
    await question('Release Door 203?').getByRole('button', { name: 'Release Door 203' }).click();
    await count('4 secured, 3 open for class, 1 offline');
    await expect(button('Lock Door 203')).toHaveText(/^Lock/);
    await expect(said).toHaveText('Door 203 released, 10:44');

    await expect(panel.getByText('Door 206 has not answered since 9:47')).toBeVisible();
    await button('Queue lock Door 206').click();
    await expect(panel.getByText('Lock queued', { exact: true })).toBeVisible();
    await count('4 secured, 3 open for class, 1 offline');
    await button('Cancel lock Door 206').click();
    await expect(button('Queue lock Door 206')).toBeFocused();

    await button('Release all').click();
    await expect(button('Keep them locked')).toBeFocused();
    await expect(question('Release every secured door?')).toContainText('locks them again');
    await button('Release them').click();
    await count('7 open for class, 1 offline');
    await expect(said).toContainText('7 doors open, 10:44. Door 206 is offline.');
    await button('Lock Door 204').click();
    await count('1 secured, 6 open for class, 1 offline');
    await expect(button('Release Door 204')).toHaveText(/^Release/);

    await button('Close modal').click();
    await page.getByRole('button', { name: 'Remote Control' }).click();
    await count('5 secured, 2 open for class, 1 offline');
  });
