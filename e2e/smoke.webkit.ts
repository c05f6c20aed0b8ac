import { expect, test } from '@playwright/test';
import { By, type WebDriver } from 'selenium-webdriver';
import { allAddresses } from '../content/site/addresses';
import { brand } from '../content/site/brand';
import { startWebkit } from './helpers/webkit';

/**
 * Smoke tests in WebKit, the engine of Safari. Playwright's WebKit does not run on every machine, so
 * these tests use WebDriver with WebKitGTK, in one window for all tests.
 */
test.describe.configure({ mode: 'serial' });

let webkit: WebDriver;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({ driver: webkit, stop } = await startWebkit());
});

test.afterAll(() => stop?.());

const heading = () =>
  webkit.executeScript<string>('return document.querySelector("main h1")?.textContent ?? ""');
const click = (xpath: string) => webkit.findElement(By.xpath(xpath)).click();
const type = (xpath: string, text: string) => webkit.findElement(By.xpath(xpath)).sendKeys(text);

/** Opens a hash as a new document. */
async function open(baseURL: string | undefined, path: string) {
  await webkit.get('about:blank');
  await webkit.get(`${baseURL}/${path === '/' ? '' : `#${path}`}`);
}

test('every hash opens its page', async ({ baseURL }) => {
  test.slow();
  for (const { path } of allAddresses()) {
    await open(baseURL, path);
    await expect
      .poll(
        () =>
          webkit.executeScript<string>(
            `return document.documentElement.hasAttribute('data-route-pending') ? '' : document.title`,
          ),
        { message: path },
      )
      .toMatch(new RegExp(`^(?!Page not found|This page).+ \\| ${brand.name}$`));
    expect(await heading(), path).not.toBe('');
    for (const part of ['header', 'main', 'footer'])
      expect(await webkit.findElements(By.css(part)), `${part} of ${path}`).toHaveLength(1);
  }
});

test('a visitor goes back and forward through the pages', async ({ baseURL }) => {
  await open(baseURL, '/privacy');
  await expect.poll(heading).toBe('Privacy Policy');
  await click('//footer//a[.="About"]');
  await expect.poll(heading).toBe('Redefining School Safety Operations');
  await webkit.navigate().back();
  await expect.poll(heading).toBe('Privacy Policy');
  await webkit.navigate().forward();
  await expect.poll(heading).toBe('Redefining School Safety Operations');
  expect(await webkit.getCurrentUrl()).toMatch(/#\/about$/);
});

test('the content security policy blocks no file of the site', async ({ baseURL }) => {
  await open(baseURL, '/');
  await expect.poll(heading).not.toBe('');
  await webkit.executeScript(`window.refused = [];
    addEventListener('securitypolicyviolation', (event) =>
      refused.push([event.violatedDirective, event.sourceFile, event.sample].join(' ')));`);
  for (const path of ['/products/nexus', '/solutions', '/resources', '/contact'])
    await webkit.executeScript('location.hash = arguments[0]', path);
  await expect.poll(heading).toBe('Get in Touch');
  expect(await webkit.executeScript('return refused')).toEqual([]);
});

test('a visitor sends the contact form', async ({ baseURL }) => {
  await open(baseURL, '/contact');
  await expect.poll(heading).toBe('Get in Touch');
  await type('//label[contains(.,"Full Name")]/following::input[1]', 'Ada Lane');
  await type('//label[contains(.,"Email")]/following::input[1]', 'ada@school.example');
  await type('//label[contains(.,"Institution Name")]/following::input[1]', 'Lane High');
  await click('//button[contains(.,"Send Message")]');
  await expect
    .poll(() => webkit.executeScript<string>('return document.querySelector("main").textContent'))
    .toContain('Thank you for your interest. We will be in contact soon.');
});
