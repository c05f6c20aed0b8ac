import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';

/**
 * The tests of a worker share one page for each set of settings. Nine tenths of what a new page costs,
 * 1.6 s of a processor, is a new process that has to load everything again. Between two tests the page
 * is emptied; one that a test has changed for good is closed.
 */
export type OpenPage = {
  context: BrowserContext;
  page: Page;
  isSpent: boolean;
  forget: () => void;
};
export type OpenPages = Map<string, OpenPage>;

/** A document without scripts; it is of the site, so that the browser keeps the process. */
const empty = './robots.txt';
export const isEmpty = (page: Page) => /^about:blank$|\/robots\.txt$/.test(page.url());

/** Leaves the document, so that what is opened next is a new one. */
export async function leaveDocument(page: Page) {
  if (!isEmpty(page)) await page.goto(empty);
}

/** Returns a page with these settings: that of earlier tests, emptied, or a new one. */
export async function takePage(browser: Browser, pages: OpenPages, options: BrowserContextOptions) {
  const key = JSON.stringify(options);
  const open = pages.get(key);
  pages.delete(key);
  if (open) {
    try {
      await clear(open, options);
      return open;
    } catch {
      await open.context.close();
    }
  }
  return openNew(browser, options);
}

/** Keeps the page for the next test with these settings. */
export async function givePage(pages: OpenPages, open: OpenPage, options: BrowserContextOptions) {
  open.forget();
  if (open.isSpent) await open.context.close();
  else pages.set(JSON.stringify(options), open);
}

async function openNew(browser: Browser, options: BrowserContextOptions): Promise<OpenPage> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const open: OpenPage = { context, page, isSpent: false, forget: rememberListeners(page) };
  const spend = () => (open.isSpent = true);
  for (const target of [context, page]) onCall(target, lasting, spend);
  onCall(page.clock, clockMethods, spend);
  return open;
}

/** Methods whose effect on a page cannot be undone. */
const lasting = [
  'addInitScript',
  'close',
  'exposeFunction',
  'grantPermissions',
  'newCDPSession',
  'setOffline',
];
const clockMethods = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'];

type Methods = Record<string, ((...args: unknown[]) => unknown) | undefined>;

/** Calls `act` before each call of a method with one of these names. */
function onCall(target: object, names: readonly string[], act: () => void) {
  const methods = target as Methods;
  for (const name of names) {
    const method = methods[name]?.bind(target);
    if (!method) continue;
    methods[name] = (...args) => {
      act();
      return method(...args);
    };
  }
}

/** Returns a function that removes the listeners that were added after this call. */
function rememberListeners(page: Page) {
  const added: Parameters<Page['on']>[] = [];
  const on = page.on.bind(page) as (...args: Parameters<Page['on']>) => Page;
  page.on = ((...args: Parameters<Page['on']>) => {
    added.push(args);
    return on(...args);
  }) as Page['on'];
  return () => {
    for (const args of added.splice(0)) page.off(...args);
  };
}

async function clear(
  { context, page }: OpenPage,
  { viewport, reducedMotion = null }: BrowserContextOptions,
) {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.goto(empty);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    contrast: null,
    forcedColors: null,
    reducedMotion,
  });
  if (viewport) await page.setViewportSize(viewport);
  // Moves the pointer away from all elements of the next document.
  await page.mouse.move(-1, -1);
}
