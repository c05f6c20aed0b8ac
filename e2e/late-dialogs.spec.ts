import { expect, openHash, test, type Page } from './fixtures';
import { answerChunks, holdChunks } from './helpers/chunks';

/** Dialogs whose code loads slowly: the button says so, and nothing opens that nobody waits for. */

const openers = [
  { path: '/', name: 'Watch one alert, 20 seconds' },
  { path: '/', name: 'Remote Control' },
  { path: '/solutions/k12', name: 'Watch Demo' },
  { path: '/solutions', name: 'Open the walkthrough' },
  { path: '/resources', name: 'Open the guide: Equipment Grants' },
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const walkthrough = (page: Page) => page.getByRole('button', { name: 'Pause', exact: true });
const alert = (page: Page) => page.getByRole('group', { name: /^One call for help/ });
const opened = (page: Page) => page.getByRole('dialog').or(walkthrough(page)).or(alert(page));

/** Opens a page, holds all chunks that have not loaded yet, and presses the page's button. */
async function press(page: Page, { path, name }: (typeof openers)[number]) {
  await openHash(page, path);
  const shellLink = page.getByRole('contentinfo').getByRole('link').first();
  await expect(shellLink, 'the shell has started').toHaveAttribute('href', /^#/);
  const chunks = await holdChunks(page);
  const button = page.getByRole('button', { name });
  await button.click();
  await expect(button).toHaveAttribute('aria-busy', 'true');
  return { button, ...chunks };
}

for (const opener of openers) {
  const { name } = opener;

  test(`${name} is busy, seen and heard, until what it opens has loaded`, async ({ page }) => {
    const { button, release } = await press(page, opener);
    const ring = await button.evaluate((element) => {
      const { width, display, content } = getComputedStyle(element, '::before');
      return { width, isShown: display !== 'none' && content !== 'none' };
    });
    expect(ring).toEqual({ width: '20px', isShown: true });
    await release();
    await expect(opened(page).first()).toBeVisible();
  });

  test(`Escape cancels ${name} while it loads`, async ({ page }) => {
    const { button, release } = await press(page, opener);
    await page.keyboard.press('Escape');
    await expect(button).not.toHaveAttribute('aria-busy');
    await expect(button).toBeFocused();
    await release();
    await idle(page);
    await expect(opened(page)).toHaveCount(0);
    await button.click();
    await expect(opened(page).first()).toBeVisible();
  });
}

test('a dialog that loads late takes no focus from another control', async ({ page }) => {
  const { button, release } = await press(page, openers[2]!);
  await page.keyboard.press('Tab');
  await expect(button).not.toBeFocused();
  await release();
  await idle(page);
  await expect(opened(page)).toHaveCount(0);
});

test('the last of two guides that load late opens', async ({ page }) => {
  const { release } = await press(page, openers[4]!);
  await page.getByRole('button', { name: 'Open the guide: State Safety Grants' }).click();
  await release();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('State Safety Grants');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a guide that loads late does not open over the questions', async ({ page }) => {
  const { release } = await press(page, openers[4]!);
  await page.getByRole('tab', { name: 'FAQ' }).click();
  await release();
  await idle(page);
  await expect(page.getByRole('tab', { name: 'FAQ', selected: true })).toBeVisible();
  await expect(opened(page)).toHaveCount(0);
});

test('a dialog that loads late does not open on another page', async ({ page }) => {
  const { release } = await press(page, openers[2]!);
  // An unknown page needs no chunk.
  await page.evaluate(() => (location.hash = '#/no-such-page'));
  await expect(heading(page)).toHaveCount(0);
  await release();
  await idle(page);
  await expect(opened(page)).toHaveCount(0);
});

test.describe('when a guide fails to load', () => {
  test.use({ allowedConsole: [/Failed to load resource/] });

  test('a message says so, and another press tries again', async ({ page }) => {
    let isOnline = false;
    await openHash(page, '/resources');
    await expect(page, 'the shell has started').toHaveURL(/\/#\/resources$/);
    await answerChunks(page, (route) => (isOnline ? route.continue() : route.abort()));
    const button = page.getByRole('button', { name: 'Open the guide: Equipment Grants' });
    await button.click();
    await expect(page.getByRole('alert').filter({ hasText: 'did not load' })).toBeVisible();
    isOnline = true;
    await button.click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('a double click on a card opens its guide and presses nothing in it', async ({ page }) => {
  await openHash(page, '/resources');
  await page.evaluate(() => {
    Object.assign(window, { prints: 0 });
    window.print = () => void (window as unknown as { prints: number }).prints++;
  });
  const prints = () => page.evaluate(() => (window as unknown as { prints: number }).prints);
  const button = page.getByRole('button', { name: 'Open the guide: Federal School Safety Grants' });
  const print = page.getByRole('button', { name: 'Print this guide' }).first();
  await button.click();
  const { x, y } = (await print.boundingBox())!;
  await page.keyboard.press('Escape');

  // A card of this page under the place where the dialog has its button.
  const card = page.getByRole('listitem').filter({ has: button });
  const box = (await card.boundingBox())!;
  await page.mouse.wheel(0, box.y + box.height / 2 - y);
  await expect(card).toBeInViewport();
  await page.mouse.dblclick(x + 20, y + 20);
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await prints()).toBe(0);
  expect(await page.evaluate(() => String(getSelection()))).toBe('');
  await print.click();
  expect(await prints()).toBe(1);
});

/** Waits until the browser has nothing to do: what has loaded has been shown by then. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
