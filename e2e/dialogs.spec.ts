import { watchClickListeners } from './helpers/click-listeners';
import { resize } from './helpers/resize';
import { expect, openHash, openStarted, test, type Locator, type Page } from './fixtures';

/** What a screen reader says in each dialog, in a window so low that its parts scroll. */

const low = { width: 1440, height: 600 };

const dialogs = [
  {
    opener: 'Menu',
    path: '/about',
    size: { width: 390, height: 480 },
    title: 'Main menu',
    next: 'link "Elmgate home"',
  },
  {
    opener: 'Remote Control',
    path: '/',
    size: low,
    title: 'Remote Control: second floor',
    next: 'button "Release all"',
  },
  {
    opener: 'Watch Demo',
    path: '/solutions/k12',
    size: low,
    title: 'One call for help at Larkfield High',
    next: 'switch "Read as text"',
  },
  {
    opener: 'Try it on screen',
    path: '/solutions',
    size: low,
    title: 'What still works',
    next: 'switch "Internet" [checked]',
    text: 'region "Each product"',
  },
  {
    opener: 'Open the guide: State Safety Grants',
    path: '/resources',
    size: low,
    title: 'State Safety Grants',
    next: 'button "Eligibility"',
    // A stop of its own, so that the keys can scroll it.
    text: 'region "State Safety Grants"',
  },
];

const control = /^(button|link|radio|switch|combobox) ".+"/;

for (const { opener, path, size, title, next, text } of dialogs)
  test(
    `${opener} says the dialog's title first, then only controls with a name`,
    { tag: '@smoke' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      const clickable = await watchClickListeners(page);
      await openHash(page, path);
      const button = page.getByRole('button', { name: opener, exact: true });
      const heading = page
        .getByRole('dialog', { name: title })
        .getByRole('heading', { name: title });
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: /^Close/ }).click(),
      ]) {
        await button.press('Enter');
        await expect(heading).toBeFocused();
        await close();
        await expect(button).toBeFocused();
      }

      await button.press('Enter');
      await expect(heading).toBeFocused();
      expect(await clickable(heading)).toEqual([]);
      const stops = await tabThrough(page);
      expect(stops[0]).toBe(next);
      expect(stops.at(-1)).toMatch(/^button "Close/);
      expect(stops.filter((stop) => stop !== text && !control.test(stop))).toEqual([]);
    },
  );

test('Enter presses nothing in a dialog before its title has the focus', async ({ page }) => {
  await page.clock.install();
  for (const { opener, path, size, title, next } of dialogs.slice(0, 2)) {
    await page.setViewportSize(size);
    await openStarted(page, path);
    const dialog = page.getByRole('dialog', { name: title });
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    await expect(dialog.locator(':focus')).toBeEmpty();
    const before = await dialog.ariaSnapshot();
    expect(before).toContain(next);
    await page.keyboard.press('Enter');
    expect(await dialog.ariaSnapshot()).toBe(before);
    await page.clock.runFor(100);
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await expect(dialog.getByText(title, { exact: true })).toHaveCount(1);
    await page.clock.resume();
  }
});

/** Dialogs with a layout of their own; grant-guides.spec.ts tests the size of a guide. */
const sized = dialogs.filter(({ opener }) => /Remote Control|Watch Demo/.test(opener));

for (const { opener, path, title } of sized)
  test(`${opener} leaves a tenth of the window to a backdrop that closes it, from 768 by 640 px`, async ({
    page,
  }) => {
    const button = page.getByRole('button', { name: opener, exact: true });
    const dialog = page.getByRole('dialog', { name: title });
    await openHash(page, path);
    for (const [width, height] of [
      [768, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await button.click();
      await expect(dialog).toBeVisible();
      expect((await dialog.boundingBox())!.height).toBeLessThanOrEqual(height * 0.9);
      await page.mouse.click(8, height / 2);
      await expect(dialog).toBeHidden();
    }
    await page.setViewportSize({ width: 768, height: 639 });
    await button.click();
    await expect.poll(() => dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 639 });
  });

/** The menu, which a wide window replaces by a bar; the walkthrough with its many layouts; a guide. */
const resized = dialogs.filter(({ opener }) => /Menu|Watch Demo|guide/.test(opener));

for (const { opener, path, size, title } of resized)
  test(`${opener} keeps the focus when the window is zoomed or turned`, async ({ page }) => {
    await page.setViewportSize(size);
    await openHash(page, path);
    await page.getByRole('button', { name: opener, exact: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: title });
    await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
    await page.keyboard.press('Tab');
    let open: Locator = dialog;
    for (const [width, height] of [
      [720, 450],
      [320, 256],
      [1440, 900],
      [720, 450],
    ] as const) {
      await resize(page, width, height);
      // The bar of a wider window takes the place of the menu.
      if (opener === 'Menu' && width > 768) open = page.getByRole('banner');
      await expect(open.locator(':focus'), `${width} px`).toBeInViewport();
    }
  });

/** Role and name of each stop until the focus leaves the page. */
async function tabThrough(page: Page) {
  const stops: string[] = [];
  const focused = page.locator(':focus');
  for (;;) {
    await page.keyboard.press('Tab');
    if (!(await focused.count())) return stops;
    const [said = ''] = (await focused.ariaSnapshot()).split('\n');
    stops.push(said.replace(/^- '?|'?:?$/g, ''));
    expect(stops.length).toBeLessThan(40);
  }
}
