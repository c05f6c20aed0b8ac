import { productOutages } from '../content/outages/products';
import { outageIds, type OutageId } from '../content/outages/types';
import { outageWords, outcomeWords } from '../content/outages/words';
import { expect, openHash, openStarted, test, visit, type Page } from './fixtures';
import { resize } from './helpers/resize';

/** What still works when something fails: on a product's page, in the school, in writing. */

const school = (page: Page) => page.getByRole('dialog', { name: 'What still works' });
const open = (page: Page) => page.getByRole('button', { name: 'Try it on screen' }).click();
const off = (id: OutageId) => ({ name: outageWords[id].name, checked: false });

test('a principal switches things off and reads what is left and what staff do', async ({
  page,
}) => {
  await openHash(page, '/products/manual-lock');
  await open(page);
  const dialog = school(page);
  await expect(dialog.getByRole('switch', off('power'))).toBeVisible();
  await expect(dialog.getByText('1 of 12 works, 9 in part.')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('switch', { name: 'Internet' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(4);
  await dialog.getByRole('switch', { name: 'Cell service' }).click();
  const nexus = dialog.getByRole('listitem').filter({ hasText: /^Nexus: / });
  await expect(nexus).toContainText('Nexus: works');
  await dialog.getByRole('switch', { name: 'Internet' }).click();
  await expect(nexus).toContainText('Nexus: does not work');
  await expect(nexus).toContainText('Meanwhile: Staff use your emergency plan on paper');

  await dialog.getByRole('link', { name: 'Ask for a demo' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
    /^I looked at what works without the internet and cell service\./,
  );
});

test('no switch moves when one is pressed', async ({ page }) => {
  await openStarted(page, '/products/electronic-lock');
  await open(page);
  const switches = school(page).getByRole('switch');
  for (const [width, height] of [
    [1440, 900],
    [844, 390],
    [390, 844],
  ] as const) {
    await resize(page, width, height);
    const tops = () =>
      switches.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const before = await tops();
    for (const one of await switches.all()) {
      await one.click();
      expect(await tops(), `${await one.innerText()} at ${width} px`).toEqual(before);
    }
  }
});

test('the count is announced once after several switches, and is soon gone', async ({ page }) => {
  await page.clock.install();
  await openStarted(page, '/solutions');
  await open(page);
  const dialog = school(page);
  await expect(dialog.getByRole('heading', { name: 'What still works' })).toBeFocused();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const counted = dialog.getByText('Without power and our servers: 1 of 12 works, 1 in part.');
  await dialog.getByRole('switch', { name: 'Power' }).click();
  await dialog.getByRole('switch', { name: 'Our servers' }).click();
  await expect(counted).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(counted).toHaveCount(1);
  await expect(dialog.getByText('Without power:')).toHaveCount(0);
  await page.clock.runFor(1000);
  await expect(counted).toHaveCount(0);
});

test('each page opens the school with its own question and its own product first', async ({
  page,
}) => {
  await openStarted(page, '/about');
  for (const [path, first] of [
    ['/products/nexus', 'servers'],
    ['/products/panic-app', 'cell'],
    ['/products/electronic-lock', 'internet'],
    ['/resources/faq', 'internet'],
    ['/solutions', undefined],
  ] as const) {
    await visit(page, path);
    await open(page);
    const switches = school(page).getByRole('switch', { checked: false });
    await expect(switches).toHaveCount(first ? 1 : 0);
    if (first) await expect(switches).toHaveAccessibleName(outageWords[first].name);
    if (path.startsWith('/products/')) {
      const name = await page.getByRole('heading', { level: 1, includeHidden: true }).textContent();
      await expect(school(page).getByRole('listitem').first()).toContainText(`${name}:`);
    }
    await page.keyboard.press('Escape');
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('product pages have their four answers, and one page has those of all products', async ({
    page,
  }) => {
    const rows = (id: string) =>
      outageIds.map((outage) => {
        const { outcome, why, meanwhile } = productOutages[id]![outage];
        return [`${outageWords[outage].row}: ${outcomeWords[outcome]}`, why, meanwhile];
      });
    // product.test.tsx tests all product pages.
    for (const id of ['nexus', 'manual-lock']) {
      await page.goto(`./products/${id}/`);
      const words = await page.getByRole('main').innerText();
      for (const text of rows(id).flat()) expect(words, id).toContain(text);
    }
    await page.goto('./resources/faq/');
    const words = await page.getByRole('main').innerText();
    for (const text of Object.keys(productOutages).flatMap(rows).flat())
      expect(words).toContain(text);
    await expect(page.getByRole('button', { name: 'Try it on screen' })).toHaveCount(0);
  });
});
