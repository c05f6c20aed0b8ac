import { expect, heading, started, test, type Page } from './fixtures';
import { busy, countReplays, holdScripts, openUnstarted } from './helpers/late-scripts';

/** Presses, choices and text on a page that is painted but whose scripts have not loaded. */

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

for (const path of ['/', '/solutions', '/contact', '/resources'])
  test(`every button on ${path} accepts a press before the scripts run`, async ({ page }) => {
    // The page does not time out after 10 s.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await holdScripts(page);
    await openUnstarted(page, path);
    // The header is the same on every page.
    const within = path === '/' ? page : page.getByRole('main');
    const controls = within.getByRole('button').or(within.getByRole('tab'));
    for (const control of await controls.all()) {
      await control.click();
      if ((await control.textContent()) === 'Send Message') {
        await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeFocused();
        continue;
      }
      await expect(control).toHaveAttribute('aria-busy', 'true');
      await expect(busy(page), 'the newest press wins').toHaveCount(1);
    }
    expect(await controls.count()).toBeGreaterThan(0);
  });

test('Menu opens once when the scripts come after it was pressed and the phone turned', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const clicks = await countReplays(page);
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await button(page, 'Menu').dblclick();
  await expect(button(page, 'Menu')).toHaveAttribute('aria-busy', 'true');
  // Turning the phone scrolls the page by more than the distance that cancels a press.
  await page.setViewportSize({ width: 667, height: 375 });
  scripts.release();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
  await expect(busy(page)).toHaveCount(0);
  expect(await clicks()).toBe(1);
});

test('a tab chosen with an arrow key opens when the scripts come', async ({ page }) => {
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/resources');
  await tab(page, 'Grants').press('ArrowRight');
  await expect(tab(page, 'FAQ')).toBeFocused();
  await page.keyboard.press('Control+ArrowLeft');
  await expect(tab(page, 'FAQ')).toHaveAttribute('aria-busy', 'true');
  scripts.release();
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/#\/resources\/faq$/);
});

test('Escape, a press elsewhere, typing and scrolling cancel a press that waits for the scripts', async ({
  page,
}) => {
  const clicks = await countReplays(page);
  const readOn = async () => {
    const scrolled = () => page.evaluate(() => window.scrollY);
    const before = await scrolled();
    await page.mouse.wheel(0, 300);
    await expect.poll(scrolled).toBe(before + 300);
  };
  for (const takeBack of [
    () => page.keyboard.press('Escape'),
    () => heading(page).click(),
    readOn,
  ]) {
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/resources');
    await button(page, 'Open the guide: Equipment Grants').click();
    await expect(busy(page)).toHaveCount(1);
    await takeBack();
    scripts.release();
    await started(page);
    await expect(busy(page)).toHaveCount(0);
    expect(await clicks()).toBe(0);
  }
});

test('a choice of the grant check and text of the form count, also restored on Back', async ({
  page,
}) => {
  const charter = page.getByLabel('Charter school');
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/resources');
  await page.getByText('Which grants could pay for it?').click();
  await charter.check();
  await openUnstarted(page, '/about');
  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(charter).toBeChecked();
  scripts.release();
  const answer = page.getByText('Door locks, charter school, nationwide', { exact: true });
  await expect(answer).toBeAttached();

  const again = await holdScripts(page);
  await openUnstarted(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Door 14 does not latch.');
  again.release();
  await started(page);
  await page.reload();
  await expect(message).toHaveValue('Door 14 does not latch.');
});
