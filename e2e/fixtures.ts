import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * Playwright's test function with two guards that run during every test and an accessibility check
 * that a test can call.
 */
type Fixtures = {
  /** Console messages that the test expects, e.g. a 404 it causes on purpose. */
  allowedConsole: RegExp[];
  /** Fails the test at its end if the page logged an error or threw an uncaught exception. */
  consoleGuard: void;
  /** URLs outside the site that the test may request, e.g. the form's endpoint. */
  allowedRequests: RegExp[];
  /** Fails the test at its end if the page requested anything but the site's own files. */
  networkGuard: void;
  /**
   * Checks the current state of the page with axe, including its best practices. Of a whole page,
   * returns selectors of the texts whose background color axe cannot determine: those on illustrations.
   */
  checkAccessibility: (options?: { within?: string }) => Promise<string[]>;
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Axe for the open document, which loads its source once. In legacy mode it opens no second page. */
export async function axeOn(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  return new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) }).setLegacyMode();
}

export const test = base.extend<Fixtures>({
  allowedConsole: [[], { option: true }],
  allowedRequests: [[], { option: true }],

  consoleGuard: [
    async ({ page, allowedConsole }, provide) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await provide();
      const unexpected = errors.filter((text) => !allowedConsole.some((known) => known.test(text)));
      expect(unexpected, 'errors on the console').toEqual([]);
    },
    { auto: true },
  ],

  networkGuard: [
    async ({ page, baseURL, allowedRequests }, provide) => {
      const foreign: string[] = [];
      // Includes the sub-folder if the site is served from one.
      const own = new URL('./', baseURL).href;
      page.on('request', (request) => {
        const url = request.url();
        const isOwn = url.startsWith(own) || /^(data|blob|about):/.test(url);
        if (!isOwn && !allowedRequests.some((known) => known.test(url))) foreign.push(url);
      });
      await provide();
      expect(foreign, 'requests outside the site').toEqual([]);
    },
    { auto: true },
  ],

  checkAccessibility: async ({ page }, provide) => {
    await provide(async ({ within } = {}) => {
      const axe = (await axeOn(page))
        .options({ resultTypes: within ? ['violations'] : ['violations', 'incomplete'] })
        .withTags(standards);
      if (within) axe.include(within);
      const { violations, incomplete } = await axe.analyze();
      const found = violations.map(({ id, help, nodes }) => [id, help, nodes.map((n) => n.html)]);
      expect(found).toEqual([]);
      const unclear = incomplete.find(({ id }) => id === 'color-contrast')?.nodes ?? [];
      return unclear.map(({ target }) => target.join(' '));
    });
  },
});

export { expect, type Locator, type Page };

/** The level-1 heading of the page, or of a part of it. */
export const heading = (within: Page | Locator) => within.getByRole('heading', { level: 1 });
export const main = (page: Page) => page.getByRole('main');
/** The navigation bar of the header. */
export const bar = (page: Page) => page.getByRole('navigation', { name: 'Main' });
export const headerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('banner').getByRole('link', { name });
export const footerLink = (page: Page, name: string | RegExp) =>
  page.getByRole('contentinfo').getByRole('link', { name });

/** The address of a page that has opened no document. */
export const blank = 'about:blank';

/** Opens an address as a new document with its fonts, also one that differs from the open one in its hash only. */
export async function openDocument(page: Page, address: string) {
  if (page.url() !== blank) await page.goto(blank);
  await page.goto(`./${address}`);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Opens a route's hash as a new document, as a link from another site does. */
export const openHash = (page: Page, path: string) =>
  openDocument(page, path === '/' ? '' : `#${path}`);

/** Goes to another page within the document, as a link does, and waits until it is shown. */
export async function visit(page: Page, path: string) {
  const before = await page.title();
  await page.evaluate((next) => (location.hash = `#${next}`), path);
  await expect(page, path).not.toHaveTitle(before);
}

/** Waits until the page is interactive: its links are hashes from then on. */
export const started = (page: Page) =>
  expect(page.getByRole('contentinfo').getByRole('link').first()).toHaveAttribute('href', /^#/);

/** Opens a page by its hash and waits until it is interactive. */
export async function openStarted(page: Page, path: string) {
  await openHash(page, path);
  await started(page);
}

/**
 * What assistive technology finds in an image besides its name. Engines may prune it, but Firefox
 * exposes the children of `role="img"`.
 */
export async function insideImage(image: Locator) {
  const [, ...inside] = (await image.ariaSnapshot()).split('\n');
  return inside;
}
