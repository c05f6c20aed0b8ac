import type { Page, Request, Route } from '@playwright/test';

/** The scripts in the HTML of home and of the 404 page. */
async function documentScripts(page: Page): Promise<Set<string>> {
  const documents = ['./', './no-such-page'].map((address) => page.request.get(address));
  const html = (await Promise.all(documents.map(async (one) => (await one).text()))).join();
  return new Set(
    [...html.matchAll(/\/_next\/static\/chunks\/[\w~.-]+\.js/g)].map(([path]) => path),
  );
}

/**
 * Answers the requests for all chunks that are not in the HTML: pages and lazy components. `requests`
 * is the number of requests for that chunk so far.
 */
export async function answerChunks(
  page: Page,
  answer: (route: Route, requests: number) => Promise<void>,
) {
  const own = await documentScripts(page);
  const counts = new Map<string, number>();
  await page.route(
    (url) => /\/_next\/static\/chunks\/.*\.js$/.test(url.pathname) && !own.has(url.pathname),
    async (route) => {
      const url = route.request().url();
      counts.set(url, (counts.get(url) ?? 0) + 1);
      await answer(route, counts.get(url) ?? 1);
    },
  );
}

/** Holds all chunks until `release`, which waits until they have loaded. */
export async function holdChunks(page: Page) {
  const held: Request[] = [];
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  await answerChunks(page, async (route) => {
    held.push(route.request());
    await opened;
    await route.continue();
  });
  return {
    held,
    release: async () => {
      open();
      await Promise.all(held.map(async (request) => (await request.response())?.finished()));
    },
  };
}

/** Answers the requests for the scripts in the HTML. */
export async function answerDocumentScripts(page: Page, answer: (route: Route) => Promise<void>) {
  const own = await documentScripts(page);
  await page.route((url) => own.has(url.pathname), answer);
}

/** Counts the documents that the page requests, reloads included. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

export const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
