import { brand } from '../content/site/brand';
import { expect, test, type Locator, type Page } from './fixtures';
import { holdScripts, openUnstarted } from './helpers/late-scripts';

/** What is pressed, chosen and typed on a page that is painted and whose scripts have not come. */

const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const busy = (page: Page) => page.locator('button[aria-busy=true]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses a control as its kind is used, and expects that it acts by itself or shows that it waits. */
async function expectAnswer(page: Page, control: Locator) {
  const kind = await control.evaluate(
    (element) => (element as Partial<HTMLButtonElement>).type ?? element.localName,
  );
  if (kind === 'select-one') {
    const last = control.locator('option').last();
    await control.selectOption({ index: (await control.locator('option').count()) - 1 });
    await expect(control).toHaveValue((await last.getAttribute('value'))!);
    return;
  }
  const details = control.locator('xpath=..');
  const wasOpen = kind === 'summary' && (await details.getAttribute('open')) !== null;
  await control.click();
  if (kind === 'radio') await expect(control).toBeChecked();
  else if (kind === 'summary') await expect(details).toHaveJSProperty('open', !wasOpen);
  else if (kind === 'submit') await expect(page.locator('input:focus:invalid')).toBeVisible();
  else {
    await expect(control).toHaveAttribute('aria-busy', 'true');
    await expect(busy(page), 'the newest press wins').toHaveCount(1);
  }
}

for (const path of [
  '/',
  '/products/nexus',
  '/solutions',
  '/solutions/k12',
  '/contact',
  '/resources',
  '/resources/faq',
])
  test(`nothing on ${path} ignores a press before the scripts run`, async ({ page }) => {
    await stopTime(page);
    await holdScripts(page);
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await openUnstarted(page, path);
      const controls = page.locator('button, summary, input[type=radio], select');
      let pressed = 0;
      for (const control of await controls.all())
        if (await control.isVisible()) {
          await expectAnswer(page, control);
          pressed += 1;
        }
      expect(pressed).toBeGreaterThan(0);
    }
  });

const late: {
  press: string;
  path: string;
  size?: typeof phone;
  shows: (page: Page) => Locator;
}[] = [
  { press: 'Menu', path: '/', size: phone, shows: dialog },
  {
    press: 'Products',
    path: '/about',
    shows: (page) => page.getByRole('link', { name: 'All products' }),
  },
  {
    press: 'Resources',
    path: '/about',
    shows: (page) => page.getByRole('banner').getByRole('link', { name: 'FAQ' }),
  },
  {
    press: 'Watch one alert, 20 seconds',
    path: '/',
    shows: (page) => page.getByRole('group', { name: /^One call for help/ }).first(),
  },
  {
    press: 'Put your school’s name on it',
    path: '/',
    shows: (page) => page.getByRole('textbox', { name: 'Your school’s name' }),
  },
  { press: 'Remote Control', path: '/', shows: dialog },
  { press: 'Watch Demo', path: '/solutions/k12', shows: dialog },
  { press: 'Open the walkthrough', path: '/solutions', shows: (page) => button(page, 'Pause') },
  { press: 'Open the guide: Equipment Grants', path: '/resources', shows: dialog },
];

for (const { press, path, size = desktop, shows } of late)
  test(`${press} on ${path} opens once when the scripts come after it was pressed`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const clicks = await countReplays(page);
    const scripts = await holdScripts(page);
    await openUnstarted(page, path);
    await button(page, press).click();
    await button(page, press).click();
    await expect(button(page, press)).toHaveAttribute('aria-busy', 'true');
    scripts.start();
    await expect(shows(page)).toBeVisible();
    await expect(busy(page)).toHaveCount(0);
    expect(await clicks()).toBe(1);
  });

test('the FAQ tab, the print button and Send Message do once what was asked before the scripts', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('console', (message) => message.type() === 'log' && sent.push(message.text()));
  const scripts = await holdScripts(page);
  await page.addInitScript(() => (window.print = () => console.log('printed')));

  await openUnstarted(page, '/contact');
  await button(page, 'Send Message').click();
  await expect(page.locator(':focus'), 'the browser checks the fields').toHaveAccessibleName(
    /Full Name/,
  );
  await expect(busy(page)).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
  await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
  await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Send Message')).toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(/\/contact\/$/);
  scripts.start();
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  expect(sent).toHaveLength(1);

  const again = await holdScripts(page);
  await openUnstarted(page, '/resources');
  await page.getByRole('tab', { name: 'FAQ' }).click();
  again.start();
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
  await expect(page).toHaveURL(/#\/resources\/faq$/);

  const last = await holdScripts(page);
  await openUnstarted(page, '/products/nexus');
  await page.getByRole('button', { name: /^Print/ }).click();
  last.start();
  await expect.poll(() => sent.at(-1)).toBe('printed');
  expect(sent).toHaveLength(2);
});

test('Escape, a press elsewhere, typing and reading on take back a press', async ({ page }) => {
  const clicks = await countReplays(page);
  for (const { path, takeBack } of [
    { path: '/resources', takeBack: () => page.keyboard.press('Escape') },
    { path: '/resources', takeBack: () => page.getByRole('heading', { level: 1 }).click() },
    { path: '/resources', takeBack: () => page.getByRole('radio').first().press('ArrowDown') },
  ]) {
    const scripts = await holdScripts(page);
    await openUnstarted(page, path);
    await button(page, 'Open the guide: Equipment Grants').click();
    await expect(busy(page)).toHaveCount(1);
    await takeBack();
    await expect(busy(page)).toHaveCount(0);
    scripts.start();
    await started(page);
    expect(await clicks()).toBe(0);
  }

  const scripts = await holdScripts(page);
  await openUnstarted(page, '/solutions/k12');
  await button(page, 'Watch Demo').click();
  await page.mouse.move(700, 600);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(500);
  scripts.start();
  await started(page);
  await expect(busy(page)).toHaveCount(0);
  expect(await clicks()).toBe(0);
});

test.describe('the grant check', () => {
  const answer = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

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
    await page.setViewportSize(desktop);
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
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(/#\/about$/);
  await page.reload();
  await page.goto('./#/contact');
  await expect(message).toHaveValue('Door 14 does not latch.');
});

test.describe('scripts that fail', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'did not load' });

  test('the page says so at once, and has what it has without JavaScript', async ({
    page,
    checkAccessibility,
  }) => {
    await page.route('**/*.js', (route) => route.abort());
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size);
      await openUnstarted(page, '/resources');
      await expect(notice(page)).toBeInViewport({ ratio: 1 });
      for (const name of [brand.mail.general, brand.phone, 'Reload the page'])
        await expect(notice(page).getByRole('link', { name })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('tab')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: 'Frequently asked questions' })).toBeVisible();
      await expect(page.getByText(/SOC 2/).first()).toBeAttached();
      for (const name of ['Products', 'Solutions', 'Resources', 'About'])
        await expect(
          page.getByRole('banner').getByRole('link', { name, exact: true }),
        ).toBeVisible();
    }
    await checkAccessibility();
  });

  test('scripts that do not come in 10 s count as failed; what was typed stays, and late ones start the page', async ({
    page,
  }) => {
    await stopTime(page);
    const scripts = await holdScripts(page);
    await openUnstarted(page, '/contact');
    await page.getByRole('textbox', { name: 'Full Name' }).fill('Marisol Reyes');
    await page.getByRole('textbox', { name: 'Email' }).fill('m.reyes@larkfield.example');
    await page.getByRole('textbox', { name: 'Institution Name' }).fill('Larkfield High');
    await button(page, 'Send Message').click();
    await page.clock.runFor(9900);
    await expect(busy(page)).toHaveText('Send Message');
    await expect(notice(page)).toBeHidden();
    await page.clock.runFor(100);
    await expect(notice(page)).toBeVisible();
    // In place of the button, and on the card.
    for (const name of [brand.mail.general, brand.phone])
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveCount(2);
    await expect(page.getByText('This form cannot be sent')).toBeInViewport();
    await expect(button(page, 'Send Message')).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Marisol Reyes');

    await page.clock.resume();
    scripts.start();
    await expect(notice(page)).toBeHidden();
    await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible();
  });
});

/** Stops the page's clock, in every document it opens. */
async function stopTime(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}

/** Waits until the shell has started: links are hashes from then on. */
const started = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^#/);

/** Counts the clicks that no visitor made. */
async function countReplays(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { replays: 0 });
    const count = ({ isTrusted }: Event) => {
      if (!isTrusted) (window as unknown as { replays: number }).replays++;
    };
    addEventListener('click', count, true);
  });
  return () => page.evaluate(() => (window as unknown as { replays: number }).replays);
}
