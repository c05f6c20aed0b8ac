import type { Page, Request, Route } from '@playwright/test';

/** Answers the requests for all chunks that are not in the HTML of home or 404: pages and lazy components. */
export async function answerChunks(page: Page, answer: (route: Route) => Promise<void>) {
  const documents = ['./', './no-such-page'].map((address) => page.request.get(address));
  const html = (await Promise.all(documents.map(async (one) => (await one).text()))).join();
  await page.route(
    ({ pathname }) => /\/_next\/static\/chunks\/.*\.js$/.test(pathname) && !html.includes(pathname),
    answer,
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

/** Counts the documents that the page requests, reloads included. */
export function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
  });
  return () => documents;
}

export const gone = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
