import { expect, heading, started, test, type Page } from './fixtures';
import { busy, countReplays, holdScripts, openUnstarted } from './helpers/late-scripts';

/** Presses, choices and text on a page that is painted but whose scripts have not loaded. */

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const pause = (page: Page) => button(page, 'Pause');
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

for (const path of ['/', '/products/nexus', '/solutions', '/contact', '/resources'])
  test(`every button on ${path} accepts a press before the scripts run`, async ({ page }) => {
    test.slow();
    // The page does not time out after 10 s.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1000);
    await holdScripts(page);
    // On a phone the header has another button, the same on every page.
    for (const size of path === '/' ? [desktop, phone] : [desktop]) {
      await page.setViewportSize(size);
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
    }
  });

for (const { press, path, size = desktop, turned, shows = dialog } of [
  { press: 'Menu', path: '/about', size: phone, turned: { width: 667, height: 375 } },
  {
    press: 'Products',
    path: '/about',
    shows: (page: Page) => page.getByRole('link', { name: 'All products' }),
  },
  {
    press: 'Put your school’s name on it',
    path: '/',
    shows: (page: Page) => page.getByRole('textbox', { name: 'Your school’s name' }),
  },
  { press: 'Open the walkthrough', path: '/solutions', shows: pause },
])
  test(`${press} on ${path} opens once when the scripts come after it was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const clicks = await countReplays(page);
    const scripts = await holdScripts(page);
    await openUnstarted(page, path);
    if (turned) await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await button(page, press).dblclick();
    await expect(button(page, press)).toHaveAttribute('aria-busy', 'true');
    // Turning the phone scrolls the page by more than the distance that cancels a press.
    if (turned) await page.setViewportSize(turned);
    scripts.start();
    await expect(shows(page)).toBeVisible({ timeout: 15_000 });
    await expect(busy(page)).toHaveCount(0);
    expect(await clicks()).toBe(1);
  });

test('a tab chosen with an arrow key, the print button and Send Message act once when the scripts come', async ({
  page,
}) => {
  const done: string[] = [];
  page.on('console', (message) => message.type() === 'log' && done.push(message.text()));
  const scripts = await holdScripts(page);
  await page.addInitScript(() => (window.print = () => console.log('printed')));
  await openUnstarted(page, '/contact');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
  await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Send Message')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/contact\/$/);
  scripts.start();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(done).toHaveLength(1);

  const again = await holdScripts(page);
  await openUnstarted(page, '/resources');
  await tab(page, 'Grants').press('ArrowRight');
  await expect(tab(page, 'FAQ')).toBeFocused();
  await page.keyboard.press('Control+ArrowLeft');
  await expect(tab(page, 'FAQ')).toHaveAttribute('aria-busy', 'true');
  again.start();
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeFocused();
  await expect(page).toHaveURL(/#\/resources\/faq$/);

  const last = await holdScripts(page);
  await openUnstarted(page, '/products/nexus');
  await page.getByRole('button', { name: /^Print/ }).click();
  last.start();
  await expect.poll(() => done.at(-1)).toBe('printed');
  expect(done).toHaveLength(2);
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
    () => page.getByRole('radio').first().press('ArrowDown'),
    readOn,
  ]) {
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/resources');
    await button(page, 'Open the guide: Equipment Grants').click();
    await expect(busy(page)).toHaveCount(1);
    await takeBack();
    scripts.start();
    await started(page);
    await expect(busy(page)).toHaveCount(0);
    expect(await clicks()).toBe(0);
  }
});

test('home’s header has a background over what is scrolled under it', async ({ page }) => {
  await holdScripts(page);
  await openUnstarted(page, '/');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(page.getByRole('banner')).toHaveCSS('background-color', transparent);
  await page.mouse.wheel(0, 81);
  await expect(page.getByRole('banner')).not.toHaveCSS('background-color', transparent);
});

test.describe('the grant check', () => {
  const answer = (page: Page, name: string) =>
    page.getByRole('heading', { name: `${name}, nationwide`, exact: true });

  test('answers what was chosen before the scripts came, and nothing else until then', async ({
    page,
  }) => {
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/resources');
    const standard = answer(page, 'Door locks, public school or district');
    await expect(standard).toBeVisible();
    await page.getByRole('radio', { name: 'Private or religious' }).check();
    await page.getByRole('radio', { name: 'Panic alerts' }).check();
    await expect(standard).toBeHidden();
    scripts.start();
    await expect(answer(page, 'Panic alerts, private or religious school')).toBeVisible();
    await page.getByRole('radio', { name: 'Door locks' }).check();
    await expect(answer(page, 'Door locks, private or religious school')).toBeVisible();
  });

  test('answers what the browser restores on Back, and the choice on a phone', async ({ page }) => {
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/resources');
    await page.getByRole('radio', { name: 'Tip line' }).check();
    await openUnstarted(page, '/about');
    await page.goBack({ waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('radio', { name: 'Tip line' })).toBeChecked();
    scripts.start();
    await expect(answer(page, 'Tip line, public school or district')).toBeVisible();

    await page.setViewportSize(phone);
    const again = await holdScripts(page);
    await openUnstarted(page, '/resources');
    await page.getByRole('combobox', { name: 'Your school' }).selectOption('Charter school');
    again.start();
    await expect(answer(page, 'Door locks, charter school')).toBeVisible();
  });
});

test('text typed before the scripts came is kept as a draft', async ({ page }) => {
  const scripts = await holdScripts(page);
  await openUnstarted(page, '/contact');
  const message = page.getByRole('textbox', { name: 'Message' });
  await message.fill('Door 14 does not latch.');
  scripts.start();
  await started(page);
  await page.reload();
  await expect(message).toHaveValue('Door 14 does not latch.');
});
