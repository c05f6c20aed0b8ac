import { crowdedText } from '../helpers/crowded-text';
import { expect, openHash, test, type Page } from '../fixtures';
import { openPanel } from '../helpers/lock-panel';

const promise = 'Anyone inside can always leave.';

/** Makes locks take a minute to answer, so that a test can check a door that is locking. */
const answerSlowly = (page: Page) =>
  page.addInitScript(() => {
    const later = window.setTimeout;
    window.setTimeout = ((step: TimerHandler, ms = 0) =>
      later(step, ms >= 600 && ms <= 1200 ? 60_000 : ms)) as typeof setTimeout;
  });

for (const [width, height] of [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1440, 500],
] as const) {
  test(`the note that anyone can leave stays in view at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { panel, button } = await openPanel(page);
    const heading = panel.getByRole('heading', { name: promise });
    for (const name of [
      'Release Door 201',
      'Lock Door 204',
      'Queue lock Door 206',
      'Release Door 208',
    ]) {
      await button(name).focus();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(button(name)).toBeInViewport({ ratio: 1 });
    }
    await panel.getByRole('link', { name: 'Ask for a demo of the locks' }).focus();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
}

for (const width of [390, 1024, 1440]) {
  test(`every state has no axe violations at ${width} px`, async ({ page, checkAccessibility }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { button, count } = await openPanel(page);
    const check = () => checkAccessibility({ within: 'dialog' });
    await count('5 secured, 2 open for class, 1 offline');
    await check();

    await button('Release Door 203').click();
    await expect(button('Keep it locked')).toBeFocused();
    await check();
    await page.keyboard.press('Escape');

    await button('Release all').click();
    await expect(button('Keep them locked')).toBeFocused();
    await check();

    await button('Lock all doors').click();
    await count('7 secured, 1 offline');
    await check();
  });
}

test('a door that is locking has no axe violations', async ({ page, checkAccessibility }) => {
  await answerSlowly(page);
  const { button } = await openPanel(page);
  await button('Lock Door 204').click();
  await expect(button('Locking... Door 204')).toBeVisible();
  await checkAccessibility({ within: 'dialog' });
  await expect(button('Locking... Door 204')).toBeVisible();
});

test('the home page loads the panel only when it is opened', async ({ page }) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('has not answered since')) carriers.push(response.url());
  });
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(carriers).toEqual([]);
  await page.getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => carriers.length).toBe(1);
});

test('the eight doors are in one row on a desktop, in two on a tablet, in a list on a phone', async ({
  page,
}) => {
  const { panel } = await openPanel(page);
  const buttons = panel.getByRole('listitem').getByRole('button');
  await expect(buttons).toHaveCount(8);
  for (const [width, rows] of [
    [1440, 1],
    [900, 2],
    [390, 8],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const boxes = await Promise.all((await buttons.all()).map((button) => button.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size, `${width} px`).toBe(rows);
  }
});

test('names, facts and buttons of the doors keep apart, and the link below is free', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { panel, button } = await openPanel(page);
  await button('Queue lock Door 206').click();
  const status = panel.getByText(/^(Secured|Open for class|Lock queued)$/);
  await expect(status).toHaveCount(8);
  for (const width of [320, 390, 768, 1024, 1184, 1263, 1264, 1296, 1311, 1312, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${width} px`;
    await page.mouse.move(0, 0);
    await expect.poll(() => panel.evaluate(crowdedText), { message }).toEqual([]);
    const heights = await status.evaluateAll((words) =>
      words.map((word) => Math.round(word.getBoundingClientRect().height)),
    );
    // A small phone breaks “Lock queued”.
    if (width > 360) expect(new Set(heights).size, message).toBe(1);
    // Playwright clicks only what nothing covers.
    await panel.getByRole('link', { name: 'Ask for a demo' }).click({ trial: true, timeout: 5000 });
  }
});

test('the question about a door points at it, or at none', async ({ page }) => {
  const { button, question } = await openPanel(page);
  for (const door of ['201', '202', '203', '205', '208']) {
    await button(`Release Door ${door}`).click();
    const group = question(`Release Door ${door}?`);
    const pointer = await group.evaluate((element) => {
      const part = element.parentElement!.parentElement!.querySelector(':scope > [aria-hidden]')!;
      const { left, width } = part.getBoundingClientRect();
      return width > 0 ? left + width / 2 : undefined;
    });
    const { x, width } = (await button(`Release Door ${door}`).first().boundingBox())!;
    if (pointer !== undefined)
      expect(Math.abs(pointer - (x + width / 2)), door).toBeLessThan(width / 2);
    else expect(['201', '202']).toContain(door);
    await page.keyboard.press('Escape');
  }
});
