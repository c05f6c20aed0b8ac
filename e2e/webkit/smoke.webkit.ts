import { expect, test } from '@playwright/test';
import { allAddresses } from '../../content/site/addresses';
import { brand } from '../../content/site/brand';
import { startWebkit, type Session } from './session';

/**
 * Smoke tests in WebKit, the engine of Safari. Playwright's WebKit does not run on every machine, so
 * these tests use WebDriver with WebKitGTK, in one window for all tests.
 */
test.describe.configure({ mode: 'serial' });

let webkit: Session;
test.beforeAll(async () => {
  webkit = await startWebkit();
});
test.afterAll(async () => {
  await webkit?.close();
});

const heading = () =>
  webkit.run<string>('return document.querySelector("main h1")?.textContent ?? ""');
const address = () => webkit.run<string>('return location.hash');
const policyErrors = () => webkit.run<string[]>('return window.refused ?? []');

/** Opens a hash as a new document. */
async function open(baseURL: string | undefined, path: string) {
  await webkit.open('about:blank');
  await webkit.open(`${baseURL}/${path === '/' ? '' : `#${path}`}`);
}

test('every hash opens its page', async ({ baseURL }) => {
  test.slow();
  for (const { path } of allAddresses()) {
    await open(baseURL, path);
    await expect
      .poll(
        () =>
          webkit.run<string>(
            `return document.documentElement.hasAttribute('data-route-pending') ? '' : document.title`,
          ),
        { message: path },
      )
      .toMatch(new RegExp(`^(?!Page not found|This page).+ \\| ${brand.name}$`));
    expect(await heading(), path).not.toBe('');
    const parts =
      'return ["header", "main", "footer"].map((n) => document.querySelectorAll(n).length)';
    expect(await webkit.run(parts), path).toEqual([1, 1, 1]);
  }
});

test('a visitor goes back and forward through the pages', async ({ baseURL }) => {
  await open(baseURL, '/privacy');
  await expect.poll(heading).toBe('Privacy Policy');
  await webkit.click('//footer//a[.="About"]');
  await expect.poll(heading).toBe('Redefining School Safety Operations');
  await webkit.back();
  await expect.poll(heading).toBe('Privacy Policy');
  await webkit.forward();
  await expect.poll(heading).toBe('Redefining School Safety Operations');
  expect(await address()).toBe('#/about');
});

test('the content security policy blocks no file of the site', async ({ baseURL }) => {
  await open(baseURL, '/');
  await expect.poll(heading).not.toBe('');
  await webkit.run(`window.refused = [];
    addEventListener('securitypolicyviolation', (e) => refused.push([e.violatedDirective, e.sourceFile, e.lineNumber, e.columnNumber, e.sample, e.target && e.target.outerHTML && e.target.outerHTML.slice(0,200)].join(' | ')));`);
  for (const path of ['/products/nexus', '/solutions', '/resources', '/contact'])
    await webkit.run('location.hash = arguments[0]', path);
  await expect.poll(heading).toBe('Get in Touch');
  expect(await policyErrors()).toEqual([]);
});

test('a visitor sends the contact form', async ({ baseURL }) => {
  await open(baseURL, '/contact');
  await expect.poll(heading).toBe('Get in Touch');
  await webkit.type('//label[contains(.,"Full Name")]/following::input[1]', 'Ada Lane');
  await webkit.type('//label[contains(.,"Email")]/following::input[1]', 'ada@school.example');
  await webkit.type('//label[contains(.,"Institution Name")]/following::input[1]', 'Lane High');
  await webkit.click('//button[contains(.,"Send Message")]');
  await expect
    .poll(() => webkit.run<string>('return document.querySelector("main").textContent'))
    .toContain('Thank you for your interest. We will be in contact soon.');
});
