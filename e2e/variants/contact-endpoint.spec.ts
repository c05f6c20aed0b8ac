import { expect, footerLink, headerLink, heading, openStarted, type Page } from '../fixtures';
import { sendingNotice } from '../../content/site/sending-notice';
import { startReceiver, type Receiver } from '../helpers/variants/receiver';
import { endpointPort, test as variant } from '../helpers/variants/variants';

/** The site built with an endpoint, and a server on another origin that receives the form. */
const test = variant.extend<object, { receiver: Receiver }>({
  receiver: [
    async ({}, provide) => {
      const receiver = await startReceiver();
      await provide(receiver);
      receiver.close();
    },
    { scope: 'worker' },
  ],
});

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
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const mailLink = (page: Page) => page.getByRole('link', { name: 'Email us this message' });

async function fill(page: Page, message = typed.message) {
  await field(page, 'Full Name').fill(typed.name);
  // In Firefox, Playwright adds to the text of an email field instead of replacing it.
  if ((await field(page, 'Email').inputValue()) === '')
    await field(page, 'Email').fill(typed.email);
  await field(page, 'Institution Name').fill(typed.institution);
  await field(page, 'Message').fill(message);
}

/** Expects the error message, a mail link and the text that was typed. */
async function expectFailure(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: sorry })).toBeFocused();
  await expect(field(page, 'Full Name')).toHaveValue(typed.name);
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveText('Send Message');
  const mail = new URL((await mailLink(page).getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  for (const words of Object.values(typed))
    expect(mail.searchParams.get('body')).toContain(words.replace('\n', '\r\n'));
}

test('a message of any length is posted as JSON with the page the visitor came from, and nothing is logged', async ({
  page,
  receiver,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await openStarted(page, '/products/nexus');
  await headerLink(page, 'Get a Demo').click();
  await expect(field(page, 'Message')).toHaveValue('');
  for (const message of [typed.message, 'ß'.repeat(40_000)]) {
    receiver.expectMessages(200);
    await fill(page, message);
    await send(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(field(page, 'Full Name')).toHaveValue('');
    const body = { ...typed, message, page: '/products/nexus' };
    expect(receiver.received.map((one) => one.body)).toEqual([body]);
  }
  expect(receiver.received[0]?.headers['content-type']).toBe('application/json');
  expect(receiver.received[0]?.headers.cookie).toBeUndefined();
  expect(logged).toEqual([]);
});

test(
  'after any failure the visitor reads of it, can send an email instead, and can try again',
  { tag: '@a11y' },
  async ({ page, receiver, context, checkAccessibility }) => {
    await page.goto('./#/contact');
    for (const answer of [500, 'hang up', 'refuse CORS', 'offline'] as const) {
      receiver.expectMessages(answer === 'offline' ? 200 : answer);
      await context.setOffline(answer === 'offline');
      await fill(page);
      await expect(page.getByText(sorry), 'the message of the failure before').toHaveCount(0);
      await send(page).click();
      await expectFailure(page);
      await field(page, 'Message').fill('Door 14.');
      await expect(mailLink(page), 'what is typed now').toHaveAttribute('href', /Door%2014\.$/);
      await fill(page);
      if (answer === 'offline') expect(receiver.received).toEqual([]);
      if (answer === 500) await checkAccessibility();

      receiver.expectMessages(204);
      await context.setOffline(false);
      await send(page).click();
      await expect(page.getByText(thanks), `after ${answer}`).toBeVisible();
      expect(receiver.received.map(({ body }) => body)).toEqual([{ ...typed, page: '' }]);
    }
  },
);

test.describe('a visitor who does not wait for the answer', { tag: '@smoke' }, () => {
  const unknown = 'Your message may already have been sent';
  const note = (page: Page) => page.getByText(unknown);
  const leave = (page: Page) => footerLink(page, 'About').click();

  async function startSending(page: Page, receiver: Receiver) {
    receiver.expectMessages('when told');
    await openStarted(page, '/contact');
    await fill(page);
    await send(page).click();
    await expect.poll(() => receiver.received.length).toBe(1);
  }

  test('reads after a reload or on coming back that the message may have been sent, until it is edited, sent or the note closed', async ({
    page,
    receiver,
  }) => {
    test.slow();
    for (const [way, end] of [
      ['Back', 'edits'],
      ['reload', 'closes'],
      ['reload', 'sends'],
    ] as const) {
      await startSending(page, receiver);
      if (way === 'reload') await page.reload();
      else {
        await page.goto('about:blank');
        await page.goBack();
      }
      await expect(note(page), way).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(typed.message);
      receiver.answer(200);

      await leave(page);
      await expect(heading(page)).toContainText('Redefining');
      await expect(note(page)).toBeInViewport();
      if (end === 'closes') await page.getByRole('button', { name: 'Close this note' }).click();
      else await page.getByRole('link', { name: 'Go back to your message' }).click();
      if (end === 'edits') await field(page, 'Message').press('End');
      if (end === 'edits') await field(page, 'Message').pressSequentially('!');
      if (end === 'sends') receiver.expectMessages(200);
      if (end === 'sends') await send(page).click();
      await expect(note(page), end).toHaveCount(0);
      if (end === 'sends') await expect(page.getByText(thanks)).toBeVisible();
      await page.reload();
      await expect(heading(page)).toBeVisible();
      await expect(note(page), `${end}, then reloads`).toHaveCount(0);
      expect(receiver.received).toHaveLength(1);
    }
  });

  for (const [answer, words, link] of [
    [200, 'Your message was sent.', sendingNotice.success.link],
    [500, 'Your message was not sent.', sendingNotice.error.link],
  ] as const)
    test(`reads the result on another page after ${answer}, with the way back`, async ({
      page,
      receiver,
    }) => {
      await startSending(page, receiver);
      await leave(page);
      await expect(heading(page)).toContainText('Redefining');
      await expect(page.getByText('Your message was')).toHaveCount(0);
      receiver.answer(answer);
      await expect(page.getByText(words)).toBeInViewport();
      await page.getByRole('link', { name: link }).click();
      await expect(heading(page)).toHaveText('Get in Touch');
      await expect(page.getByText(answer === 200 ? thanks : sorry)).toBeVisible();
      await expect(field(page, 'Message')).toHaveValue(answer === 200 ? '' : typed.message);
      await leave(page);
      await expect(heading(page)).toContainText('Redefining');
      await expect(page.getByText(words)).toHaveCount(0);
    });
});
