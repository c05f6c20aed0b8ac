import { expect, openHash, test } from './fixtures';
import { crowdedText } from './helpers/crowded-text';
import { openPanel, panelOn } from './helpers/lock-panel';
import { resize } from './helpers/resize';
import { startTranslator } from './helpers/translator';
import { stopClock } from './helpers/walkthrough';

test('all doors lock when their locks have answered, and the offline door waits', async ({
  page,
}) => {
  await page.clock.install();
  const { panel, button, count, said } = await openPanel(page);
  await stopClock(page);
  await button('Lock all doors').click();
  await page.clock.runFor(120);
  for (const door of [204, 207]) await expect(button(`Locking... Door ${door}`)).toBeVisible();
  await page.clock.runFor(900);
  await expect(said).toBeEmpty();
  await page.clock.runFor(300);
  await count('7 secured, 0 open for class, 1 offline');
  await expect(said).toHaveText(
    '7 doors secured, 10:44. Door 206 is offline. It will lock when it is back online.',
  );
  await expect(panel.getByText('Lock queued', { exact: true })).toBeVisible();
});

test('doors are released only after a confirmation, also while the page is translated', async ({
  page,
}) => {
  const { panel, button, question, count, said } = await openPanel(page);
  await startTranslator(page);
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

  await button('Queue lock Door 206').click();
  await expect(panel.getByText('Lock queued', { exact: true })).toBeVisible();
  await button('Cancel queue Door 206').click();
  await expect(button('Queue lock Door 206')).toBeFocused();

  await button('Release all').click();
  await expect(button('Keep them locked')).toBeFocused();
  await button('Release them').click();
  await count('7 open for class, 1 offline');
  await button('Lock Door 204').click();
  await count('1 secured, 6 open for class, 1 offline');

  await button('Close modal').click();
  await page.getByRole('button', { name: 'Remote Control' }).click();
  await count('5 secured, 2 open for class, 1 offline');
});

test('with a keyboard, Tab reaches every control in the order of the hallway, and Escape answers the question first', async ({
  page,
}) => {
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).focus();
  await page.keyboard.press('Enter');
  const { panel, button, question, count } = panelOn(page);
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();
  for (const name of ['Lock all doors', 'Release all', 'Release Door 201, secured']) {
    await page.keyboard.press('Tab');
    await expect(panel.getByRole('button', { name, exact: true })).toBeFocused();
  }
  for (let door = 202; door <= 208; door++) await page.keyboard.press('Tab');
  await expect(button('Release Door 208')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button('Keep it locked')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question('Release Door 208?')).toBeHidden();
  await expect(button('Release Door 208')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await count('4 secured, 3 open for class, 1 offline');
  await expect(button('Lock Door 208')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('in every window the note that anyone can leave stays in view, and no question moves a door or covers a control', async ({
  page,
}) => {
  await page.clock.install();
  const { panel, button } = await openPanel(
    page,
    '/products/electronic-lock',
    'Try the lock panel',
  );
  const note = panel.getByRole('heading', { name: 'Anyone inside can always leave.' });
  const doors = panel.getByRole('listitem').getByRole('button');
  /** Below the first door, so that scrolling does not change them. */
  const tops = () =>
    doors.evaluateAll((all) =>
      all
        .map((door) => door.getBoundingClientRect().top)
        .map((top, _, [first = 0]) => Math.round(top - first)),
    );
  await button('Queue lock Door 206').click();
  for (const size of [
    [390, 844],
    [768, 1024],
    [1440, 900],
    [1440, 500],
    [844, 390],
    [320, 256],
  ] as const) {
    await resize(page, size);
    const message = size.join(' by ');
    expect(await panel.evaluate(coveredControls), message).toEqual([]);
    expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth), message).toBe(0);
    // The foot of the panel lies over the doors that are scrolled under it.
    if (size[1] >= 900)
      await expect.poll(() => panel.evaluate(crowdedText), { message }).toEqual([]);
    const before = await tops();
    for (const name of ['Release Door 208', 'Release all']) {
      await button(name).focus();
      await expect(note, message).toBeInViewport({ ratio: 1 });
      await expect(button(name), message).toBeInViewport({ ratio: 1 });
      await button(name).click();
      expect(await tops(), `${name} at ${message}`).toEqual(before);
      await expect(panel.getByRole('button', { name: /^Keep/ })).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
    }
  }
  // Text of twice the size, in the narrowest window.
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const rights = await doors.evaluateAll((all) =>
    all.map((door) => door.getBoundingClientRect().right),
  );
  expect(Math.max(...rights)).toBeLessThanOrEqual(320);
});

/** The links and buttons that are fully covered while they have the focus (WCAG 2.4.11). */
function coveredControls(dialog: Element) {
  const controls = [...dialog.querySelectorAll<HTMLElement>('a, button')];
  const isCovered = (control: HTMLElement) => {
    control.focus();
    const { left, top, width, height } = control.getBoundingClientRect();
    const shares = [0.05, 0.25, 0.5, 0.75, 0.95];
    const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
    return !points.some(([x, y]) => control.contains(document.elementFromPoint(x!, y!)));
  };
  return controls.filter(isCovered).map((control) => control.textContent || control.ariaLabel);
}
