import { crowdedText } from '../helpers/crowded-text';
import { openPanel } from '../helpers/lock-panel';
import { resize } from '../helpers/resize';
import { withText } from '../helpers/text-size';
import { expect, openHash, test } from '../fixtures';

/** The number of rows of doors in windows on both sides of breakpoints, and of doors seen at first. */
const windows: { width: number; height: number; rows: number; seen?: number }[] = [
  { width: 768, height: 1024, rows: 2 },
  { width: 1440, height: 500, rows: 1 },
  { width: 844, height: 390, rows: 4, seen: 4 },
  { width: 640, height: 360, rows: 4 },
  { width: 320, height: 256, rows: 8 },
];

test('in every window the note that anyone can leave stays in view, and no question moves a door or covers it', async ({
  page,
}) => {
  await page.clock.install();
  // The columns depend on the width of the panel, not on that of the page behind it.
  const { panel, button, question } = await openPanel(
    page,
    '/products/electronic-lock',
    'Try the lock panel',
  );
  const note = panel.getByRole('heading', { name: 'Anyone inside can always leave.' });
  const link = panel.getByRole('link', { name: 'Ask for a demo of the locks' });
  const doors = panel.getByRole('listitem').getByRole('button');
  /** Below the first door, so that scrolling does not change them. */
  const tops = () =>
    doors.evaluateAll((all) =>
      all
        .map((door) => door.getBoundingClientRect().top)
        .map((top, _, [first = 0]) => Math.round(top - first)),
    );
  await expect(button('Release Door 208')).toBeVisible();

  for (const { width, height, rows, seen } of windows) {
    await resize(page, width, height);
    const message = `${width} by ${height} px`;
    if (seen) {
      await panel.getByRole('heading', { level: 2 }).first().scrollIntoViewIfNeeded();
      await expect(doors.nth(seen - 1), message).toBeInViewport({ ratio: 1 });
    }
    expect(await panel.evaluate(coveredControls), message).toEqual([]);
    const before = await tops();
    const box = await panel.boundingBox();
    expect(new Set(before).size, message).toBe(rows);
    expect(await panel.evaluate((box) => box.scrollWidth - box.clientWidth), message).toBe(0);
    for (const name of ['Release Door 208', 'Release all']) {
      await button(name).focus();
      await expect(note, message).toBeInViewport({ ratio: 1 });
      await expect(button(name), message).toBeInViewport({ ratio: 1 });
      await button(name).click();
      expect(await tops(), `${name} at ${message}`).toEqual(before);
      expect(await panel.boundingBox(), `${name} at ${message}`).toEqual(box);
      await expect(panel.getByRole('button', { name: /^Keep/ })).toBeInViewport({ ratio: 1 });
      await expect(note, message).toBeInViewport();
      await page.keyboard.press('Escape');
    }
    await expect(question(/^Release/)).toBeHidden();
    // A trial click fails if something covers the last line of the note or the link.
    await panel.getByText('If you lock it now').click({ trial: true });
    await link.click({ trial: true });
    await link.focus();
    await expect(note, message).toBeInViewport({ ratio: 1 });
    await button('Lock all doors').click();
    await page.clock.fastForward(2000);
    await expect(button('Cancel lock Door 206')).toBeVisible();
    expect(await panel.boundingBox(), `locked, at ${message}`).toEqual(box);
    await button('Cancel lock Door 206').click();
  }
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

test('the texts of the doors do not touch, and all states have the same height', async ({
  page,
}) => {
  const { panel, button } = await openPanel(page);
  await button('Queue lock Door 206').click();
  const status = panel.getByText(/^(Secured|Open for class|Lock queued)$/);
  await expect(status).toHaveCount(8);
  for (const width of [390, 768, 1024, 1264, 1440]) {
    // On a phone, a window so high that the fixed foot of the panel covers no door.
    await resize(page, width, width === 390 ? 1600 : 900);
    await page.mouse.move(0, 0);
    const message = `${width} px`;
    await expect.poll(() => panel.evaluate(crowdedText), { message }).toEqual([]);
    const heights = await status.evaluateAll((words) =>
      words.map((word) => Math.round(word.getBoundingClientRect().height)),
    );
    expect(new Set(heights).size, message).toBe(1);
  }
});

for (const size of [24, 32])
  withText(size)(
    `on a phone with ${size} px text, no button of the lock panel or switch of an outage is cut off`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      for (const [path, opener] of [
        ['/products/electronic-lock', 'Try the lock panel'],
        ['/products/nexus', 'Try it on screen'],
      ] as const) {
        await openHash(page, path);
        await page.getByRole('button', { name: opener }).click();
        const dialog = page.getByRole('dialog');
        const controls = dialog.getByRole('button').or(dialog.getByRole('switch'));
        await expect(controls.nth(4)).toBeVisible();
        for (const control of await controls.all()) {
          const { x, width } = (await control.boundingBox())!;
          expect(x, await control.innerText()).toBeGreaterThanOrEqual(0);
          expect(x + width, await control.innerText()).toBeLessThanOrEqual(390);
          const cut = await control.evaluate((part) => part.scrollWidth - part.clientWidth);
          expect(cut, await control.innerText()).toBeLessThanOrEqual(0);
        }
        await page.keyboard.press('Escape');
      }
    },
  );
