import { expect, test } from '@playwright/test';
import type { WebDriver } from 'selenium-webdriver';
import { startReceiver, type Receiver } from './helpers/variants/receiver';
import { serveVariant } from './helpers/variants/variants';
import { inWindow, startWebkit } from './helpers/webkit';

/** Leaving the form before its answer, in WebKit. e2e/variants/contact-endpoint.spec.ts has the other cases. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let webkit: WebDriver;
let visitor: ReturnType<typeof inWindow>;
let receiver: Receiver;
let site: string;
const ends: (() => unknown)[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const variant = await serveVariant();
  ends.push(variant.close);
  receiver = await startReceiver();
  ends.push(receiver.close);
  const browser = await startWebkit();
  ends.push(browser.stop);
  webkit = browser.driver;
  visitor = inWindow(webkit);
  site = variant.address;
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

const typed = {
  'Full Name': 'Ada Lane',
  Email: 'ada@school.example',
  'Institution Name': 'Lane High',
  Message: 'Door 14.',
};

/** Sends a message, which the receiver answers when it is told. */
async function startSending() {
  receiver.expectMessages('when told');
  await visitor.open(site, '/contact');
  for (const [label, words] of Object.entries(typed))
    if (!(await visitor.valueOf(label))) await visitor.type(label, words);
  await visitor.click('button', 'Send Message');
  await expect.poll(() => receiver.received.length).toBe(1);
}

async function goToAbout() {
  await visitor.click('a', 'About', '//footer');
  await expect.poll(visitor.heading).toBe('Redefining School Safety Operations');
}

for (const [way, leave] of Object.entries({
  reload: () => webkit.navigate().refresh(),
  Back: async () => {
    await webkit.get('about:blank');
    await webkit.navigate().back();
  },
}))
  test(`after ${way} the visitor reads that the message may have been sent, until it is edited`, async () => {
    await startSending();
    await leave();
    await expect.poll(visitor.text).toContain('Your message may already have been sent');
    const message = await visitor.valueOf('Message');
    expect(message).toContain(typed.Message);
    receiver.answer(200);
    await goToAbout();
    await visitor.click('a', 'Go back to your message');
    await expect.poll(visitor.heading).toBe('Get in Touch');
    await visitor.type('Message', '!');
    await expect.poll(visitor.text).not.toContain('may already have been sent');
    await webkit.navigate().refresh();
    await expect.poll(() => visitor.valueOf('Message')).toBe(`${message}!`);
    await expect.poll(visitor.text).not.toContain('may already have been sent');
  });
