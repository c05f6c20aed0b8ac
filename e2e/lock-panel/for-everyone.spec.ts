import { crowdedText } from '../helpers/crowded-text';
import { openPanel } from '../helpers/lock-panel';
import { expect, openHash, test, type Page } from '../fixtures';
import { untilIdle } from '../helpers/until-idle';

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
  [1366, 768],
  [1440, 900],
] as const)
  test(`the question before a release moves no door and covers no other note at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const { panel, button, question } = await openPanel(page);
    const boxes = () =>
      panel
        .getByRole('listitem')
        .getByRole('button')
        .evaluateAll((buttons) => buttons.map((one) => (one as HTMLElement).offsetTop));
    await expect(button('Release Door 208')).toBeVisible();
    const before = await boxes();
    for (const name of ['Release Door 202', 'Release Door 208', 'Release all']) {
      await button(name).click();
      expect(await boxes(), name).toEqual(before);
      await expect(panel.getByRole('button', { name: /^Keep/ })).toBeInViewport({ ratio: 1 });
      await expect(panel.getByRole('heading', { name: /always leave/ })).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    await expect(question(/^Release/)).toBeHidden();
    // A click that succeeds: nothing lies over the note's last line or the link.
    await panel.getByText('If you lock it now').click({ trial: true });
    await panel.getByRole('link', { name: 'Ask for a demo' }).click({ trial: true });
  });

test('the note that anyone can leave stays in view in every window', async ({ page }) => {
  const { panel, button } = await openPanel(page);
  const heading = panel.getByRole('heading', { name: 'Anyone inside can always leave.' });
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [1024, 768],
    [1440, 900],
    [1440, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Release Door 201', 'Queue lock Door 206', 'Release Door 208']) {
      await button(name).focus();
      await expect(heading).toBeInViewport({ ratio: 1 });
      await expect(button(name)).toBeInViewport({ ratio: 1 });
    }
    await panel.getByRole('link', { name: 'Ask for a demo of the locks' }).focus();
    await expect(heading).toBeInViewport({ ratio: 1 });
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

for (const width of [390, 1440])
  test(
    `the panel, its question and a door that is locking have no axe violations at ${width} px`,
    { tag: '@a11y' },
    async ({ page, checkAccessibility }) => {
      test.slow();
      await answerSlowly(page);
      await page.setViewportSize({ width, height: 844 });
      const { button } = await openPanel(page);
      await button('Release Door 203').click();
      await expect(button('Keep it locked')).toBeFocused();
      await checkAccessibility({ within: 'dialog' });
      await page.keyboard.press('Escape');
      await button('Queue lock Door 206').click();
      await button('Lock Door 204').click();
      await expect(button('Locking... Door 204')).toBeVisible();
      await checkAccessibility({ within: 'dialog' });
    },
  );

test('the home page loads the panel only when it is opened', async ({ page }) => {
  const carriers: string[] = [];
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return;
    if ((await response.text()).includes('has not answered since')) carriers.push(response.url());
  });
  await openHash(page, '/');
  await page.getByRole('button', { name: 'Remote Control' }).scrollIntoViewIfNeeded();
  await untilIdle(page);
  expect(carriers).toEqual([]);
  await page.getByRole('button', { name: 'Remote Control' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => carriers.length).toBe(1);
});

test('the doors are in one row on a desktop, two on a tablet, eight on a phone, and keep apart', async ({
  page,
}) => {
  test.slow();
  const { panel, button } = await openPanel(page);
  await button('Queue lock Door 206').click();
  const status = panel.getByText(/^(Secured|Open for class|Lock queued)$/);
  await expect(status).toHaveCount(8);
  const buttons = panel.getByRole('listitem').getByRole('button');
  for (const [width, rows] of [
    [390, 8],
    [768, 2],
    [1024, 2],
    [1264, 1],
    [1312, 1],
    [1440, 1],
  ] as const) {
    // So high that on a phone no door is behind the foot, which stays in place.
    await page.setViewportSize({ width, height: rows === 8 ? 1600 : 900 });
    await page.mouse.move(0, 0);
    const message = `${width} px`;
    const boxes = await Promise.all((await buttons.all()).map((one) => one.boundingBox()));
    expect(new Set(boxes.map((box) => Math.round(box!.y))).size, message).toBe(rows);
    await expect.poll(() => panel.evaluate(crowdedText), { message }).toEqual([]);
    const heights = await status.evaluateAll((words) =>
      words.map((word) => Math.round(word.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size, message).toBe(1);
    // Playwright clicks only what nothing covers.
    await panel.getByRole('link', { name: 'Ask for a demo' }).click({ trial: true, timeout: 5000 });
  }
});
