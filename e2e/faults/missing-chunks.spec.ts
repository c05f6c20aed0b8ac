import { labels } from '../../content/site/shell';
import { pageLoad } from '../../content/site/timing';
import { expect, footerLink, heading, openStarted, test, type Page } from '../fixtures';
import { answerChunks, countDocuments, gone, holdChunks } from '../helpers/chunks';

/** Chunks that fail to load: never a blank page, never a loop of reloads. */
test.use({ allowedConsole: [/Failed to load resource/] });

async function openTerms(page: Page, beforeClick = async () => {}) {
  await openStarted(page, '/');
  await beforeClick();
  await footerLink(page, 'Terms of Service').last().click();
  await expect(page).toHaveURL(/#\/terms$/);
}

test('after a new deploy the document reloads once and the page opens', async ({ page }) => {
  const documents = countDocuments(page);
  // The prerendered page is of the new deploy, which has its files.
  await answerChunks(page, (route) => (documents() < 3 ? gone(route) : route.continue()));
  await openTerms(page);
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(page).toHaveURL(/\/#\/terms$/);
  expect(documents(), 'home, its reload, and the prerendered page').toBe(3);
});

test('a page whose files are missing shows a message with a button and a link', async ({
  page,
}) => {
  const documents = countDocuments(page);
  let missing = true;
  await answerChunks(page, (route) => (missing ? gone(route) : route.continue()));
  // The host answers with 404.html instead of the prerendered page.
  await page.route('**/terms/', async (route) => {
    const body = await (await page.request.get('./no-such-page')).body();
    await route.fulfill({ status: 404, contentType: 'text/html', body });
  });
  await openTerms(page);

  // Each of the three documents requests its chunks twice.
  await expect(heading(page)).toHaveText(labels.failed.title, { timeout: 15_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(documents(), 'one reload, and no other').toBe(3);
  const plain = page.getByRole('link', { name: labels.failed.link });
  await expect(plain).toHaveAttribute('href', /\/terms\/$/);

  missing = false;
  await page.getByRole('button', { name: labels.failed.retry }).click();
  await expect(heading(page), 'the failure is not kept').toHaveText('Terms of Service');
  await expect(page).toHaveURL(/\/#\/terms$/);
});

test('a page that loads late does not replace the one requested after it', async ({ page }) => {
  const chunks = await holdChunks(page);
  await openTerms(page);
  await expect.poll(() => chunks.held.length).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(page).toHaveTitle(/^Page not found/);

  await chunks.release();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 2000 })));
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('main')).toHaveText('Page not found');
});

test('a slow page shows a bar over the previous page, times out, and is shown if it loads later', async ({
  page,
}) => {
  await page.clock.install();
  const chunks = await holdChunks(page);
  // The announcement is removed after a second.
  await openTerms(page, () => page.clock.pauseAt(Date.now() + 60_000));
  await page.clock.runFor(pageLoad.slowAfter);
  await expect(page.locator('[aria-live=polite]').filter({ hasText: labels.pending })).toHaveCount(
    1,
  );
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await expect(heading(page)).not.toHaveText('Terms of Service');

  await page.clock.fastForward(pageLoad.timeout);
  await expect(heading(page)).toHaveText(labels.failed.title);
  await page.clock.resume();
  await chunks.release();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(heading(page)).toBeFocused();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
