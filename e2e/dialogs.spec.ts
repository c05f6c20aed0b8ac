import { expect, openHash, openStarted, test, type Page } from './fixtures';
import { desktop, resize } from './helpers/resize';

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
    next: 'button "Lock all doors"',
  },
  {
    opener: 'Watch Demo',
    path: '/solutions/k12',
    size: low,
    title: 'One call for help at Larkfield High',
    next: 'switch "Read as text"',
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

for (const { opener, path, size, title, next, text } of dialogs) {
  const button = (page: Page) => page.getByRole('button', { name: opener, exact: true });
  const dialog = (page: Page) => page.getByRole('dialog', { name: title });
  const heading = (page: Page) => dialog(page).getByRole('heading', { name: title });

  test(
    `${opener} says the dialog's title first, then only controls with a name, keeps the focus at any zoom, and closes by Escape and its button`,
    { tag: '@smoke' },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize(size);
      await openHash(page, path);
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => page.getByRole('button', { name: /^Close/ }).click(),
      ]) {
        await button(page).press('Enter');
        await expect(heading(page)).toBeFocused();
        await close();
        await expect(button(page)).toBeFocused();
      }
      await button(page).press('Enter');
      await expect(heading(page)).toBeFocused();
      // A wide window has no menu button.
      for (const zoomed of opener === 'Menu' ? [] : ([[720, 450], [320, 256], desktop] as const)) {
        await resize(page, zoomed);
        await expect(dialog(page).locator(':focus'), String(zoomed)).toBeInViewport();
      }
      const stops = await tabThrough(page);
      expect(stops[0]).toBe(next);
      expect(stops.at(-1)).toMatch(/^button "Close/);
      expect(stops.filter((stop) => stop !== text && !control.test(stop))).toEqual([]);
    },
  );

  if (opener === 'Menu') continue;

  test(`${opener} leaves a tenth of the window to a backdrop that closes it, from 768 by 640 px, and locks the page`, async ({
    page,
  }) => {
    await openStarted(page, path);
    for (const [width, height] of [
      [768, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await button(page).click();
      await expect(dialog(page)).toBeVisible();
      const box = (await dialog(page).boundingBox())!;
      expect(box.height).toBeLessThanOrEqual(height * 0.9);
      expect(box.width).toBeLessThanOrEqual(1200);
      const scrolled = await page.evaluate(() => scrollY);
      await page.mouse.move(8, height / 2);
      await page.mouse.wheel(0, 400);
      await page.mouse.click(8, height / 2);
      await expect(dialog(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    }
    await page.setViewportSize({ width: 768, height: 639 });
    await button(page).click();
    const whole = { x: 0, y: 0, width: 768, height: 639 };
    await expect.poll(() => dialog(page).boundingBox()).toEqual(whole);
  });
}

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
