import { expect, test } from '@playwright/test';
import { By, type WebDriver } from 'selenium-webdriver';
import { startReceiver, type Receiver } from './helpers/variants/receiver';
import { serveVariant } from './helpers/variants/variants';
import { startWebkit } from './helpers/webkit';

/** What WebKit tells a visitor who does not wait until a message has been sent. */
test.describe.configure({ mode: 'serial', timeout: 60_000 });

let webkit: WebDriver;
let receiver: Receiver;
let address: string;
const ends: (() => unknown)[] = [];

test.beforeAll(async () => {
  const site = await serveVariant();
  receiver = await startReceiver();
  const browser = await startWebkit();
  webkit = browser.driver;
  address = site.address;
  ends.push(browser.stop, receiver.close, site.close);
});

test.afterAll(async () => {
  for (const end of ends) await end();
});

const field = (label: string) =>
  webkit.findElement(By.xpath(`//label[contains(.,"${label}")]/following::*[@name][1]`));
const click = (xpath: string) => webkit.findElement(By.xpath(xpath)).click();
const text = () => webkit.executeScript<string>('return document.body.innerText');

async function startSending() {
  receiver.expectMessages('when told');
  await webkit.get('about:blank');
  await webkit.get(`${address}#/contact`);
  await expect.poll(text).toContain('Send Message');
  for (const [label, words] of [
    ['Full Name', 'Ada Lane'],
    ['Email', 'ada@school.example'],
    ['Institution Name', 'Lane High'],
    ['Message', 'Door 14.'],
  ] as const) {
    await field(label).clear();
    await field(label).sendKeys(words);
  }
  await click('//button[contains(.,"Send Message")]');
  await expect.poll(() => receiver.received.length).toBe(1);
}

test('after a reload the message may have been sent, until it is edited', async () => {
  await startSending();
  await webkit.navigate().refresh();
  await expect.poll(text).toContain('Your message may already have been sent');
  const message = () => webkit.executeScript('return arguments[0].value', field('Message'));
  expect(await message()).toBe('Door 14.');
  receiver.answer(200);
  await click('//footer//a[.="About"]');
  await expect.poll(text).toContain('Go back to your message');
  await click('//a[.="Go back to your message"]');
  await expect.poll(text).toContain('Send Message');
  await field('Message').sendKeys('!');
  await expect.poll(text).not.toContain('may already have been sent');
});

test('on another page the result is told', async () => {
  for (const [answer, words] of [
    [200, 'Your message was sent.'],
    [500, 'Your message was not sent.'],
  ] as const) {
    await startSending();
    await click('//footer//a[.="About"]');
    await expect.poll(text).toContain('Redefining School Safety Operations');
    receiver.answer(answer);
    await expect.poll(text).toContain(words);
  }
});
