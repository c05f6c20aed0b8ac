import { brand } from '../content/site/brand';
import { asking } from '../content/site/demo';
import {
  expect,
  footerLink,
  heading,
  openHash,
  openStarted,
  test,
  visit,
  type Page,
} from './fixtures';

const thanks = 'Thank you for your interest. We will be in contact soon.';
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });

async function fill(page: Page) {
  await field(page, 'Full Name').fill('Marisol Reyes');
  await field(page, 'Email').fill('m.reyes@larkfield.example');
  await field(page, 'Institution Name').fill('Larkfield High');
  await field(page, 'Message').fill('Door 14 does not latch.');
}

/** Stops the page's clock so that the test can advance it. */
const stopTime = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

test('a visitor reads what a demo costs beside the form and in every call to action, and sees a quote', async ({
  page,
}) => {
  const quote = page.getByRole('table', { name: 'What a quote looks like' });
  await openStarted(page, '/contact');
  for (const cost of asking.costs) await expect(page.getByText(cost)).toBeVisible();
  await expect(quote).toBeVisible();
  const costs = [...asking.costs, asking.answer].join(' ');
  const short = page.getByText(asking.short, { exact: true });
  const pages = ['/', '/products/nexus', '/solutions/k12', '/products', '/resources/faq', '/about'];
  for (const [index, path] of pages.entries()) {
    await visit(page, path);
    await expect(page.getByText(costs), 'in one place').toBeVisible();
    if (index < 3) await expect(short, 'beside the button').toBeVisible();
  }
  await visit(page, '/products');
  await page.getByRole('link', { name: 'See a blank quote' }).click();
  await expect(quote).toBeInViewport();
});

test('on a phone the form comes first, and adds words for a role and two times', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/contact');
  await expect(field(page, 'Full Name')).toBeInViewport({ ratio: 1 });
  await field(page, 'Message').fill('Door 14 does not latch.');
  const add = page.getByRole('button', { name: 'Add your role and two times for a demo' });
  await add.click();
  await page.keyboard.type('principal');
  await expect(field(page, 'Message')).toHaveValue(
    'Door 14 does not latch.\nMy role: principal\nTwo times for a demo: ',
  );
  await page.reload();
  await expect(field(page, 'Message')).toHaveValue(/My role: principal/);
});

test(
  'a visitor sends a message and sees a thank-you',
  { tag: '@smoke' },
  async ({ page, checkAccessibility }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'log') logged.push(message.text());
    });
    await page.clock.install();
    await openHash(page, '/contact');
    await fill(page);
    await expect(page.getByText('Larkfield High'), 'on the door plate').toBeVisible();
    await stopTime(page);
    await send(page).press('Enter');
    await expect(page.getByText('Sending...'), 'seen and announced').toHaveCount(2);
    await expect(send(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    await page.clock.runFor(900);
    await expect(send(page)).toHaveText('Sending...');
    await page.clock.runFor(100);

    const thankYou = page.getByRole('heading', { name: thanks });
    await expect(thankYou).toBeFocused();
    await expect(thankYou).toBeInViewport();
    await expect(page.getByText('Message Sent!')).toBeVisible();
    await expect(send(page), 'nothing more is sent').toHaveCount(0);
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain('m.reyes@larkfield.example');

    const main = page.getByRole('main');
    for (const words of [
      'Larkfield High',
      'Marisol Reyes',
      'Door 14 does not latch.',
      asking.answer,
    ])
      await expect(main.getByText(words).last()).toBeVisible();
    await expect(main.getByRole('link', { name: brand.phone }).first()).toBeVisible();
    await expect(main.getByRole('link', { name: 'Back to home' })).toBeVisible();
    const copy = await main.getByRole('link', { name: 'Forward a copy' }).getAttribute('href');
    expect(new URL(copy!).searchParams.get('body')).toContain('Door 14 does not latch.');
    // axe waits on timers.
    await page.clock.resume();
    await checkAccessibility();

    await main.getByRole('button', { name: 'Write another message' }).click();
    await expect(field(page, 'Full Name')).toBeFocused();
    for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveValue('');
    await expect(send(page), 'a new message').toHaveText('Send Message');
    await expect(thankYou).toHaveCount(0);
    await page.reload();
    await expect(send(page)).toHaveText('Send Message');
    await expect(field(page, 'Message')).toHaveValue('');
  },
);

test('Enter, repeated clicks and coming back send one message', async ({ page }) => {
  let sent = 0;
  page.on('console', (message) => (sent += message.type() === 'log' ? 1 : 0));
  await page.clock.install();
  await openHash(page, '/contact');
  await fill(page);
  await stopTime(page);
  await field(page, 'Institution Name').press('Enter');
  await send(page).dispatchEvent('click');
  await field(page, 'Full Name').press('Enter');
  await page.getByRole('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await footerLink(page, 'About').click();
  await expect(heading(page)).toContainText('Redefining');
  await page.goBack();
  await expect(send(page)).toBeDisabled();
  await expect(field(page, 'Message')).toHaveValue('Door 14 does not latch.');
  await page.clock.runFor(3000);
  await expect(page.getByRole('heading', { name: thanks }), 'not a field').toBeFocused();
  expect(sent).toBe(1);
});

test('the browser checks the required fields, whose message stays until they are corrected', async ({
  page,
  checkAccessibility,
}) => {
  await openHash(page, '/contact');
  const red = '2px rgb(164, 40, 29)';
  const border = (name: string) =>
    field(page, name).evaluate((box) => {
      const { borderTopColor, borderTopWidth } = getComputedStyle(box);
      return `${borderTopWidth} ${borderTopColor}`;
    });
  await expect(field(page, 'Full Name'), 'empty').toHaveAttribute('aria-invalid', 'false');
  await expect(field(page, 'Full Name')).toHaveAttribute('autocomplete', 'name');
  await expect(field(page, 'Email')).toHaveAttribute('autocomplete', 'email');
  await expect(field(page, 'Institution Name')).toHaveAttribute('autocomplete', 'organization');
  await field(page, 'Email').fill('m.reyes');
  expect(await border('Full Name')).not.toBe(red);
  await send(page).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const name of ['Full Name', 'Email', 'Institution Name']) {
    const message = await field(page, name).evaluate(
      (box: HTMLInputElement) => box.validationMessage,
    );
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await expect.poll(() => border(name), name).toBe(red);
  }
  expect(await border('Message')).not.toBe(red);
  await checkAccessibility();
  await field(page, 'Email').fill('m.reyes@larkfield.example');
  await expect.poll(() => border('Email')).not.toBe(red);
  await expect(field(page, 'Email')).not.toHaveAccessibleDescription(/./);
});

test('the form keeps its text until another document of the tab has sent it, and a reload says nothing of a simulation', async ({
  page,
}) => {
  await page.clock.install();
  await openHash(page, '/contact');
  await fill(page);
  await stopTime(page);
  await send(page).click();
  await expect(send(page)).toHaveText('Sending...');
  await page.reload();
  await expect(send(page)).toHaveText('Send Message');
  await expect(page.getByText('may already have been sent')).toHaveCount(0);
  await footerLink(page, 'About').click();
  await expect(heading(page)).toContainText('Redefining');
  await page.goBack();
  await expect(field(page, 'Message')).toHaveValue('Door 14 does not latch.');
  await page.reload();
  await expect(field(page, 'Full Name')).toHaveValue('Marisol Reyes');
  await page.evaluate(() => {
    sessionStorage.removeItem('contact-draft');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  for (const box of await page.getByRole('textbox').all()) await expect(box).toHaveValue('');
});
