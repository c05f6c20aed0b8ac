import { labels } from '../../content/shell';
import { pageLoad } from '../../content/timing';
import { expect, openHash, test } from '../fixtures';
import { answerChunks, countDocuments, gone, holdChunks } from './chunks';

/** A page's chunk that cannot be had: never a blank page, never a loop of reloads. */
test.use({ allowedConsole: [/Failed to load resource/] });

test('a page whose file fails once opens all the same', async ({ page }) => {
  const documents = countDocuments(page);
  await answerChunks(page, (route, asked) => (asked === 1 ? route.abort() : route.continue()));

  await openHash(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  expect(documents(), 'silently, without a reload').toBe(1);
});

test('after a new deploy the site reloads once and the page opens', async ({ page }) => {
  const documents = countDocuments(page);
  await answerChunks(page, (route) => (documents() < 2 ? gone(route) : route.continue()));

  await openHash(page, '/terms');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page).toHaveURL(/\/#\/terms$/);
  expect(documents()).toBe(2);
});

test('a page whose file is gone says so and offers two ways on', async ({ page }) => {
  const documents = countDocuments(page);
  let missing = true;
  await answerChunks(page, (route) => (missing ? gone(route) : route.continue()));

  await openHash(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.last().click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(labels.failed.title);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(documents(), 'one reload').toBe(2);

  const again = page.getByRole('button', { name: labels.failed.retry });
  const asked = page.waitForRequest((request) => request.resourceType() === 'script');
  await again.click();
  await asked;
  await expect(heading).toHaveText(labels.failed.title);
  expect(documents(), 'no further reload').toBe(2);

  const own = page.getByRole('link', { name: labels.failed.prerenderedAddress });
  await expect(own).toHaveAttribute('href', /\/terms\/$/);

  missing = false;
  await again.click();
  await expect(heading, 'the failure is not kept').toHaveText('Terms of Service');
});

test('the plain link of that message opens the page', async ({ page }) => {
  await answerChunks(page, gone);
  await openHash(page, '/terms');
  await page.getByRole('link', { name: labels.failed.prerenderedAddress }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
});

test('a page whose file never comes is given up, and shown when it comes after all', async ({
  page,
}) => {
  await page.clock.install();
  const chunks = await holdChunks(page);
  await openHash(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.last().click();
  await expect(page).toHaveURL(/#\/terms$/);
  await page.clock.fastForward(pageLoad.patience);

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(labels.failed.title);
  await chunks.release();
  await expect(heading).toHaveText('Terms of Service');
});

test('a page that comes late does not replace the one asked for after it', async ({ page }) => {
  const chunks = await holdChunks(page);
  await openHash(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' });
  await link.last().click();
  await expect.poll(() => chunks.held.length).toBeGreaterThan(0);
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(page).toHaveTitle(/^Page not found/);

  await chunks.release();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.getByRole('main')).toHaveText('');
});
