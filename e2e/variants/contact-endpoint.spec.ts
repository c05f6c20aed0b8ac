import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, type Page } from '../fixtures';
import { endpointPort, test as variant } from '../helpers/variants/variants';

/** How the receiver answers: with a status, or with a failure that has no status. */
type Answer = 200 | 204 | 400 | 500 | 'hang up' | 'never answer' | 'refuse CORS';
type Receiver = Awaited<ReturnType<typeof startReceiver>>;

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

async function startReceiver() {
  const received: { headers: IncomingHttpHeaders; body: unknown }[] = [];
  let answer: Answer = 200;
  const server = createServer(async (request, response) => {
    if (answer === 'refuse CORS') return response.writeHead(403).end();
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    received.push({ headers: request.headers, body: JSON.parse(await text(request)) });
    if (answer === 'hang up') response.destroy();
    else if (answer !== 'never answer') response.writeHead(answer).end();
  });
  await new Promise<void>((resolve) => server.listen(endpointPort, resolve));
  return {
    received,
    /** Clears the received messages and sets the answer to the next ones. */
    expectMessages(next: Answer) {
      received.length = 0;
      answer = next;
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

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
const mailLink = (page: Page) => page.getByRole('link', { name: 'Email us this message' });

async function fill(page: Page, message = typed.message) {
  await field(page, 'Full Name').fill(typed.name);
  await field(page, 'Email').fill(typed.email);
  await field(page, 'Institution Name').fill(typed.institution);
  await field(page, 'Message').fill(message);
}

/** Expects the error message, a mail link and the text that was typed. */
async function expectFailure(page: Page) {
  await expect(page.getByRole('alert').filter({ hasText: sorry })).toBeVisible();
  await expect(page.locator(':focus')).toContainText(sorry);
  await expect(field(page, 'Full Name')).toHaveValue(typed.name);
  await expect(field(page, 'Message')).toHaveValue(typed.message);
  await expect(send(page)).toBeEnabled();
  await expect(send(page)).toHaveText('Send Message');
  const mail = new URL((await mailLink(page).getAttribute('href'))!);
  expect(mail.protocol).toBe('mailto:');
  for (const words of Object.values(typed))
    expect(mail.searchParams.get('body')).toContain(words.replace('\n', '\r\n'));
}

test('a message of any length is posted as JSON, and nothing is logged', async ({
  page,
  receiver,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('./#/contact');
  for (const message of [typed.message, 'ß'.repeat(40_000)]) {
    receiver.expectMessages(200);
    await fill(page, message);
    await send(page).click();
    await expect(page.getByText(thanks)).toBeVisible();
    await expect(field(page, 'Full Name')).toHaveValue('');
    expect(receiver.received.map(({ body }) => body)).toEqual([{ ...typed, message }]);
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
    for (const answer of [400, 500, 'hang up', 'refuse CORS', 'offline'] as const) {
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
      if (answer === 400)
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await checkAccessibility();
        }

      receiver.expectMessages(204);
      await context.setOffline(false);
      await send(page).click();
      await expect(page.getByText(thanks), `after ${answer}`).toBeVisible();
      expect(receiver.received.map(({ body }) => body)).toEqual([typed]);
    }
  },
);

test('the form shows an error after ten seconds without an answer', async ({ page, receiver }) => {
  receiver.expectMessages('never answer');
  await page.clock.install();
  await page.goto('./#/contact');
  await fill(page);
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await send(page).click();
  await expect.poll(() => receiver.received.length).toBe(1);
  await page.clock.runFor(9_900);
  await expect(send(page)).toHaveText('Sending...');
  await expect(send(page)).toBeDisabled();
  await page.clock.runFor(100);
  await expectFailure(page);
});
