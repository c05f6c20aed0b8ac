import { expect, test } from '@playwright/test';
import { By, Key, type WebDriver } from 'selenium-webdriver';
import { allAddresses } from '../content/site/addresses';
import { brand } from '../content/site/brand';
import { startWebkit } from './helpers/webkit';

/**
 * Smoke tests in WebKit, the engine of Safari. Playwright's WebKit does not run on every machine, so
 * these tests use WebDriver with WebKitGTK, in one window for all tests.
 */
test.describe.configure({ mode: 'default' });

let webkit: WebDriver;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({ driver: webkit, stop } = await startWebkit());
});

test.afterAll(() => stop?.());

const heading = () =>
  webkit.executeScript<string>('return document.querySelector("main h1")?.textContent ?? ""');
const find = (xpath: string) => webkit.findElement(By.xpath(xpath));
/** The words of an element, without no-break spaces. */
const words = 'normalize-space(translate(., "\u00a0", " "))';
/** A link or button by its name. */
const named = (kind: 'a' | 'button', name: string, inside = '') =>
  find(`${inside}//${kind}[${words}="${name}" or @aria-label="${name}"]`);
const click = (...target: Parameters<typeof named>) => named(...target).click();
/** Presses what React handles, once it does: a page's own code comes after that of the frame. */
async function press(xpath: string) {
  const handled = 'return Object.keys(arguments[0]).some((key) => key.startsWith("__reactProps"))';
  const element = await find(xpath);
  await expect.poll(() => webkit.executeScript(handled, element), { message: xpath }).toBe(true);
  await webkit.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
  await element.click();
}
const type = (label: string, text: string) =>
  find(`//label[contains(.,"${label}")]/following::input[1]`).sendKeys(text);
/** Waits until the element can be seen, or no longer. */
const expectShown = (xpath: string, isShown = true) =>
  expect
    .poll(
      async () => {
        const [element] = await webkit.findElements(By.xpath(xpath));
        return element?.isDisplayed().catch(() => false) ?? false;
      },
      { message: xpath },
    )
    .toBe(isShown);
const dialog = '//*[@role="dialog" or self::dialog[@open]]';
const setWidth = (width: number) => webkit.manage().window().setRect({ width, height: 900 });

/** Opens a hash as a new document and waits until the page is interactive: its links are hashes then. */
async function open(baseURL: string | undefined, path: string) {
  await webkit.get('about:blank');
  await webkit.get(`${baseURL}/${path === '/' ? '' : `#${path}`}`);
  const link = `return document.querySelector('footer a')?.getAttribute('href')`;
  await expect.poll(() => webkit.executeScript(link), { message: path }).toMatch(/^#/);
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
  await click('a', 'About', '//footer');
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

test('a visitor opens pages from the menus, with a mouse, a keyboard and on a phone', async ({
  baseURL,
}) => {
  await setWidth(1280);
  await open(baseURL, '/');
  await expect.poll(heading).not.toBe('');
  const nexus = '//header//a[normalize-space()="Nexus"]';
  await webkit
    .actions()
    .move({ origin: named('button', 'Products') })
    .perform();
  await expectShown(nexus);
  await click('a', 'Visitor Management', '//header');
  await expect.poll(heading).toBe('Visitor Management');
  await expectShown(nexus, false);
  await named('button', 'Resources').sendKeys(Key.ENTER);
  await expectShown('//header//a[normalize-space()="FAQ"]');
  await webkit.actions().sendKeys(Key.ESCAPE).perform();
  await expectShown('//header//a[normalize-space()="FAQ"]', false);

  await setWidth(447);
  await click('button', 'Menu');
  await expectShown(dialog);
  await click('button', 'Products', dialog);
  await click('a', 'Nexus', dialog);
  await expect.poll(heading).toBe('Nexus');
  await expectShown(dialog, false);
  await setWidth(1280);
});

test('a visitor locks all doors', async ({ baseURL }) => {
  await open(baseURL, '/');
  await expect.poll(heading).not.toBe('');
  await press('//button[normalize-space()="Remote Control"]');
  await expectShown(dialog);
  await click('button', 'Lock all doors', dialog);
  await expectShown(`${dialog}//*[contains(text(),"7 secured, 1 offline")]`);
});

test('a visitor checks which grant could pay', async ({ baseURL }) => {
  await open(baseURL, '/resources');
  await expect.poll(heading).toBe('Resources');
  await press('//label[normalize-space()="Tip line"]');
  await expectShown(
    '//*[self::h2 or self::h3][starts-with(normalize-space(), "Tip line, public school or district")]',
  );
});

test('a visitor sends the contact form', async ({ baseURL }) => {
  await open(baseURL, '/contact');
  await expect.poll(heading).toBe('Get in Touch');
  await type('Full Name', 'Ada Lane');
  await type('Email', 'ada@school.example');
  await type('Institution Name', 'Lane High');
  await click('button', 'Send Message');
  await expect
    .poll(() => webkit.executeScript<string>('return document.querySelector("main").textContent'))
    .toContain('Thank you for your interest. We will be in contact soon.');
});
