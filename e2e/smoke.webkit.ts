import { expect, test } from '@playwright/test';
import { Key, type WebDriver } from 'selenium-webdriver';
import { brand } from '../content/site/brand';
import { kinds } from './helpers/kinds';
import { inWindow, startWebkit } from './helpers/webkit';

/**
 * Smoke tests in WebKit, the engine of Safari. Playwright's WebKit does not run on every machine, so
 * these tests use WebDriver with WebKitGTK, in one window for all tests.
 */
test.describe.configure({ mode: 'default' });

let webkit: WebDriver;
let visitor: ReturnType<typeof inWindow>;
let stop: () => Promise<void>;

test.beforeAll(async () => {
  ({ driver: webkit, stop } = await startWebkit());
  visitor = inWindow(webkit);
});

test.afterAll(() => stop?.());

const dialog = '//*[@role="dialog" or self::dialog[@open]]';
const setWidth = (width: number) => webkit.manage().window().setRect({ width, height: 900 });

test('each kind of page opens from its hash', async ({ baseURL }) => {
  for (const path of kinds.filter((kind) => !kind.endsWith('/no-such-product'))) {
    await visitor.open(`${baseURL}/`, path);
    await expect
      .poll(
        () =>
          visitor.evaluate(
            `return document.documentElement.hasAttribute('data-route-pending') ? '' : document.title`,
          ),
        { message: path },
      )
      .toMatch(new RegExp(`^(?!Page not found|This page).+ \\| ${brand.name}$`));
    await expect.poll(visitor.heading, { message: path }).toMatch(/./);
    for (const part of ['header', 'main', 'footer'])
      await expect
        .poll(
          () => visitor.evaluate<number>(`return document.getElementsByTagName('${part}').length`),
          { message: `${part} of ${path}` },
        )
        .toBe(1);
  }
});

test('the content security policy blocks no file of the site', async ({ baseURL }) => {
  await visitor.open(`${baseURL}/`, '/');
  await webkit.executeScript(`window.refused = [];
    addEventListener('securitypolicyviolation', (event) =>
      refused.push([event.violatedDirective, event.sourceFile, event.sample].join(' ')));`);
  for (const path of ['/products/nexus', '/solutions', '/resources', '/contact'])
    await webkit.executeScript('location.hash = arguments[0]', path);
  await expect.poll(visitor.heading).toBe('Get in Touch');
  expect(await webkit.executeScript('return refused')).toEqual([]);
});

test('a visitor opens pages from the menus, with a mouse, a keyboard and on a phone, and goes back and forward', async ({
  baseURL,
}) => {
  await setWidth(1280);
  await visitor.open(`${baseURL}/`, '/');
  const [nexus, faq] = ['Nexus', 'FAQ'].map((name) => `//header//a[normalize-space()="${name}"]`);
  await webkit
    .actions()
    .move({ origin: visitor.named('button', 'Products') })
    .perform();
  await visitor.expectShown(nexus!);
  await visitor.click('a', 'Visitor Management', '//header');
  await expect.poll(visitor.heading).toBe('Visitor Management');
  await visitor.expectShown(nexus!, false);
  await visitor.named('button', 'Resources').sendKeys(Key.ENTER);
  await visitor.expectShown(faq!);
  await webkit.actions().sendKeys(Key.ESCAPE).perform();
  await visitor.expectShown(faq!, false);

  await setWidth(447);
  await visitor.click('button', 'Menu');
  await visitor.expectShown(dialog);
  await visitor.click('button', 'Products', dialog);
  await visitor.click('a', 'Nexus', dialog);
  await expect.poll(visitor.heading).toBe('Nexus');
  await visitor.expectShown(dialog, false);
  await setWidth(1280);

  await webkit.navigate().back();
  await expect.poll(visitor.heading).toBe('Visitor Management');
  await webkit.navigate().forward();
  await expect.poll(visitor.heading).toBe('Nexus');
  expect(await webkit.getCurrentUrl()).toMatch(/#\/products\/nexus$/);
});

test('a visitor watches the walkthrough', async ({ baseURL }) => {
  await visitor.open(`${baseURL}/`, '/solutions/k12');
  await visitor.press('//button[normalize-space()="Watch Demo"]');
  await visitor.expectShown(dialog);
  await visitor.expectShown(`${dialog}//ol/li[position()>1]//button[@aria-current="step"]`);
  await visitor.click('button', 'Close modal', dialog);
  await visitor.expectShown(dialog, false);
});

test('a visitor checks which grant could pay', async ({ baseURL }) => {
  await visitor.open(`${baseURL}/`, '/resources');
  await expect.poll(visitor.heading).toBe('Resources');
  await visitor.press('//summary[contains(., "Which grants could pay")]');
  await visitor.press('//label[normalize-space()="Charter school"]');
  await visitor.expectShown('//h3[starts-with(normalize-space(), "Door locks, charter school")]');
});
