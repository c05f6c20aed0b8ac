import { contact } from '../content/pages/contact';
import { brand } from '../content/site/brand';
import { asking, demoLead } from '../content/site/demo';
import {
  expect,
  footerLink,
  heading,
  main,
  openHash,
  openStarted,
  test,
  visit,
  type Page,
} from './fixtures';

const { success: thanks } = contact.form;
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Message Sent)/ });
const typed = {
  'Full Name': 'Marisol Reyes',
  Email: 'm.reyes@larkfield.example',
  'Institution Name': 'Larkfield High',
  Message: 'Door 14 does not latch.',
};

async function fill(page: Page) {
  for (const [name, words] of Object.entries(typed)) await field(page, name).fill(words);
}

async function expectFields(page: Page, values: readonly string[] = ['', '', '', '']) {
  await expect(page.getByRole('textbox')).toHaveCount(4);
  for (const [index, box] of (await page.getByRole('textbox').all()).entries()) {
    await expect(box).toBeVisible();
    await expect(box).toHaveValue(values[index]!);
  }
}

/** Counts the messages that the page logs, which is how it sends without an endpoint. */
function logged(page: Page) {
  const messages: string[] = [];
  page.on('console', (message) => message.type() === 'log' && messages.push(message.text()));
  return messages;
}

/** Stops the page's clock so that the test can advance it. */
const stopTime = (page: Page) => page.clock.pauseAt(new Date(Date.now() + 60_000));

test(
  'a visitor sends a message, reads the thanks beside empty fields, and can write another one',
  { tag: '@smoke' },
  async ({ page, checkAccessibility }) => {
    const messages = logged(page);
    await page.clock.install();
    await openHash(page, '/contact');
    await fill(page);
    await stopTime(page);
    await send(page).press('Enter');
    await expect(page.getByText('Sending...'), 'seen and announced').toHaveCount(2);
    await expect(send(page)).toBeFocused();
    await expect(send(page)).toBeDisabled();
    await page.clock.runFor(900);
    await expect(send(page)).toHaveText('Sending...');
    await page.clock.runFor(100);

    const note = page.getByRole('status');
    await expect(note).toHaveText(thanks);
    await expect(note).toBeFocused();
    await expect(note).toBeInViewport();
    await expect(send(page)).toHaveText('Message Sent!');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expectFields(page);
    expect(messages).toHaveLength(1);
    for (const words of Object.values(typed)) expect(messages[0]).toContain(words);

    // Enter in an emptied field neither sends nor calls it invalid.
    await field(page, 'Full Name').press('Enter');
    await page.clock.runFor(2000);
    await expect(field(page, 'Full Name')).toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, 'Full Name')).not.toHaveAccessibleDescription(/./);
    await expect(send(page)).toHaveText('Message Sent!');
    expect(messages).toHaveLength(1);
    // axe waits on timers.
    await page.clock.resume();
    await checkAccessibility();

    await field(page, 'Full Name').pressSequentially('D');
    await expect(send(page)).toHaveText('Send Message');
    await expect(send(page)).toBeEnabled();
    await expect(note).toHaveCount(0);
    await page.reload();
    await expect(send(page)).toHaveText('Send Message');
    await expectFields(page, ['D', '', '', '']);
  },
);

test('Enter, repeated clicks and coming back send one message', async ({ page }) => {
  const messages = logged(page);
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
  await expect(field(page, 'Message')).toHaveValue(typed.Message);
  await page.clock.runFor(3000);
  await expect(page.getByRole('status'), 'not a field').toBeFocused();
  expect(messages).toHaveLength(1);
});

test('the browser checks the required fields, whose message stays until they are corrected', async ({
  page,
  checkAccessibility,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHash(page, '/contact');
  await expect(field(page, 'Full Name'), 'before the card').toBeInViewport({ ratio: 1 });
  for (const [name, autocomplete] of [
    ['Full Name', 'name'],
    ['Email', 'email'],
    ['Institution Name', 'organization'],
  ] as const) {
    await expect(field(page, name), 'empty').toHaveAttribute('aria-invalid', 'false');
    await expect(field(page, name)).toHaveAttribute('autocomplete', autocomplete);
    await expect(main(page).getByText(`${name} *`, { exact: true })).toBeVisible();
  }
  await field(page, 'Email').fill('m.reyes');
  await send(page).click();
  await expect(field(page, 'Full Name')).toBeFocused();
  for (const name of ['Full Name', 'Email', 'Institution Name']) {
    const message = await field(page, name).evaluate(
      (box: HTMLInputElement) => box.validationMessage,
    );
    await expect(field(page, name)).toHaveAccessibleDescription(message);
    await expect(page.getByText(message, { exact: true }).first()).toBeVisible();
    await expect(field(page, name)).toHaveCSS('border-top-width', '2px');
  }
  await expect(field(page, 'Message')).not.toHaveCSS('border-top-width', '2px');
  await checkAccessibility();
  await field(page, 'Email').fill(typed.Email);
  await expect(field(page, 'Email')).not.toHaveAccessibleDescription(/./);
});

test('what a password manager fills in without an event is kept after leaving the page or the site and Back', async ({
  page,
}) => {
  const fillSilently = async () => {
    for (const [name, words] of Object.entries(typed))
      await field(page, name).evaluate((box: HTMLInputElement, text) => (box.value = text), words);
  };
  await openHash(page, '/contact');
  await fillSilently();
  await footerLink(page, 'About').click();
  await expect(heading(page)).toContainText('Redefining');
  await page.goBack();
  await expectFields(page, Object.values(typed));

  await page.evaluate(() => sessionStorage.clear());
  await fillSilently();
  await page.goto('about:blank');
  await page.goBack();
  await expectFields(page, Object.values(typed));

  // A browser that revives the page on Back sends these two events.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page, Object.values(typed));
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
  await expectFields(page, Object.values(typed));
  await page.evaluate(() => {
    sessionStorage.removeItem('contact-draft');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFields(page);
});

test('every link to the form is exactly #/contact, says what a demo costs, and leaves the message empty', async ({
  page,
}) => {
  await openStarted(page, '/contact');
  await expect(main(page).getByText(demoLead)).toBeVisible();
  await expect(main(page).getByRole('heading', { name: 'Contact information' })).toBeVisible();
  for (const words of [brand.mail.general, brand.phone, 'Atlanta, Georgia', brand.hours[0]!])
    await expect(main(page).getByText(words).last()).toBeVisible();
  for (const path of [
    '/',
    '/products',
    '/products/electronic-lock',
    '/solutions',
    '/solutions/private-charter',
    '/resources',
    '/resources/faq',
    '/about',
    '/it-privacy',
    '/coming-soon',
  ]) {
    await visit(page, path);
    const links = await page
      .getByRole('link', { includeHidden: true })
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
    const toForm = links.filter((href) => href.includes('contact'));
    expect(new Set(toForm), path).toEqual(new Set(['#/contact']));
    if (path === '/it-privacy' || path === '/coming-soon') continue;
    await expect(page.getByRole('complementary').getByText(asking.answer), path).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'Book a Demo' }).click();
  await expectFields(page);
});
