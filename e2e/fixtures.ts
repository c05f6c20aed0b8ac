import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Locator, type Page } from '@playwright/test';

/**
 * What every journey gets besides Playwright's own: two guards that watch the whole journey, and
 * an accessibility check that any step may ask for.
 */
type Fixtures = {
  /** Messages the journey expects on the console, e.g. a 404 it causes on purpose. */
  allowedConsole: RegExp[];
  /** Fails the journey at its end when the page logged an error or an exception went uncaught. */
  consoleGuard: void;
  /** Addresses outside the site that the journey may ask for, e.g. the form's receiver. */
  allowedRequests: RegExp[];
  /** Fails the journey at its end when the page asked for anything but the site's own files. */
  networkGuard: void;
  /** Checks the page as it is now with axe, best practices included. */
  checkAccessibility: (options?: { within?: string }) => Promise<void>;
};

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

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
      // With its sub-folder, where it stands in one.
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
      const axe = new AxeBuilder({ page }).withTags(standards);
      if (within) axe.include(within);
      const { violations } = await axe.analyze();
      const found = violations.map(({ id, help, nodes }) => [id, help, nodes.map((n) => n.html)]);
      expect(found).toEqual([]);
    });
  },
});

export { expect, type Locator, type Page };

/** Opens the site's shell at a route's hash, as a link from elsewhere would: a new document. */
export async function openHash(page: Page, path: string) {
  await page.goto('about:blank');
  await page.goto(path === '/' ? './' : `./#${path}`);
}
