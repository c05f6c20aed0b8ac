import { expect, type Page } from '../fixtures';
import { startReceiver, type Answer, type Receiver } from '../helpers/receiver';
import { endpointPort, variantTest } from '../helpers/variants/variants';

/** The site built with an endpoint, and a test server that receives the form. */
const test = variantTest('hosted').extend<object, { receiver: Receiver }>({
  receiver: [
    async ({}, provide) => {
      const receiver = await startReceiver(endpointPort);
      await provide(receiver);
      receiver.close();
    },
    { scope: 'worker' },
  ],
});

test.skip(!!process.env.BASE_URL, 'a deployed copy was not built with this endpoint');
test.describe.configure({ mode: 'serial' });
test.use({
  allowedRequests: [new RegExp(`^http://localhost:${endpointPort}/`)],
  // The browser logs the requests that these tests make fail.
  allowedConsole: [/Failed to load resource|blocked by CORS policy/],
});

const thanks = 'Thank you for your interest. We will be in contact soon.';
const sorry = 'Something went wrong. Please try again or email us directly.';
const typed = {
  name: 'Marisol Reyes',
  email: 'm.reyes@larkfield.example',
  institution: 'Larkfield High',
  message: 'Door 14 does not latch.\nSince August.',
};
const field = (page: Page, name: string) => page.getByRole('textbox', { name });
const send = (page: Page) => page.getByRole('button', { name: /^(Send|Sending|Message Sent)/ });

async function openForm(page: Page) {
  await page.goto('./#/contact');
  await field(page, 'Full Name').fill(typed.name);
  await field(page, 'Email').fill(typed.email);
  await field(page, 'Institution Name').fill(typed.institution);
  await field(page, 'Message').fill(typed.message);
}

/** Expects the error message, a mail link and the text that was typed. */
async function expectFailure(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: sorry })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(sorry);
  await expect(field(page, 'Full Name')).toHaveValue(typed.name);
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveText('Send Message');

  const link = await page.getByRole('link', { name: 'Email us this message' }).getAttribute('href');
  const mail = new URL(link ?? '');
  expect(mail.protocol).toBe('mailto:');
  for (const text of Object.values(typed))
    expect(mail.searchParams.get('body')).toContain(text.replace('\n', '\r\n'));
}

test('a message is posted as JSON, and nothing is logged', async ({ page, receiver }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  receiver.expectMessages(200);
  await openForm(page);
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  await expect(send(page)).toHaveText('Message Sent!');
  await expect(field(page, 'Full Name')).toHaveValue('');
  expect(receiver.received.map(({ body }) => body)).toEqual([typed]);
  expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
  expect(receiver.received[0]?.headers.cookie).toBeUndefined();
  expect(logged).toEqual([]);
});

for (const answer of [400, 500, 'hang up', 'refuse CORS'] as Answer[])
  test(`when the receiver answers ${answer}, the visitor can try again`, async ({
    page,
    receiver,
  }) => {
    receiver.expectMessages(answer);
    await openForm(page);
    await send(page).click();
    await expectFailure(page);

    receiver.expectMessages(204);
    await send(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(page.getByText(sorry)).toHaveCount(0);
    expect(receiver.received.map(({ body }) => body)).toEqual([typed]);
  });

test('the form shows an error after ten seconds without an answer', async ({ page, receiver }) => {
  receiver.expectMessages('never answer');
  await page.clock.install();
  await openForm(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await send(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.clock.runFor(9_900);
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(100);
  await expectFailure(page);
});

test(
  'the form’s error message has no axe violations',
  { tag: '@a11y' },
  async ({ page, receiver, checkAccessibility }) => {
    receiver.expectMessages(500);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await openForm(page);
      await send(page).click();
      await expect(page.getByRole('alert').filter({ hasText: sorry })).toBeVisible();
      await checkAccessibility();
    }
  },
);

test('the form shows an error offline and keeps its text', async ({ page, receiver, context }) => {
  receiver.expectMessages(200);
  await openForm(page);
  await context.setOffline(true);
  await send(page).click();
  await expectFailure(page);
  expect(receiver.received).toEqual([]);

  await context.setOffline(false);
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
});

test('a long message arrives complete', async ({ page, receiver }) => {
  receiver.expectMessages(200);
  await openForm(page);
  const message = 'ß'.repeat(40_000);
  await field(page, 'Message').fill(message);
  await send(page).click();
  await expect(page.getByText(thanks)).toBeVisible();
  expect(receiver.received.map(({ body }) => body)).toEqual([{ ...typed, message }]);
});

test('leaving while a message is being sent still sends it once', async ({ page, receiver }) => {
  receiver.expectMessages('never answer');
  await openForm(page);
  await send(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Redefining');
  await page.goBack();
  await expect(send(page)).toBeDisabled();
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  expect(receiver.received).toHaveLength(1);
});
