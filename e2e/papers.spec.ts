import { comparison } from '../content/comparison/comparison';
import { expect, openStarted, test } from './fixtures';

/** Sheets that a visitor prints or opens in a spreadsheet program. */

const papers = [
  { path: '/solutions', button: 'Print the sheet', says: 'Second vendor' },
  { path: '/contact', button: 'Print an empty quote', says: 'Doors with a lock' },
  {
    path: '/solutions/private-charter',
    button: 'Print this day for your board',
    says: 'The day the secretary is ill',
  },
];

for (const { path, button, says } of papers)
  test(`“${button}” prints one page, Letter or A4`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openStarted(page, path);
    const print = async () => {
      await page.evaluate(() => document.documentElement.removeAttribute('data-printed'));
      await page.getByRole('button', { name: button }).click();
      await expect(page.locator('html[data-printed]')).toBeAttached();
    };
    for (const format of ['Letter', 'A4']) {
      // Printing ends it.
      await print();
      const pdf = (await page.pdf({ format })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g), format).toHaveLength(1);
    }
    await print();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByText(says).last()).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
  });

test('the comparison sheet opens in spreadsheet programs: UTF-8, every cell quoted, five columns', async ({
  page,
  request,
}) => {
  await openStarted(page, '/solutions');
  const link = page.getByRole('link', { name: /spreadsheet \(CSV\)$/ });
  const text = await (await request.get((await link.getAttribute('href'))!)).text();
  expect(text.charCodeAt(0)).toBe(0xfeff);
  const lines = text.slice(1).split('\r\n');
  expect(lines.pop()).toBe('');
  const cells = lines.map((line) =>
    [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map(([, cell = '']) => cell),
  );
  expect(cells).toEqual([
    comparison.columns,
    ...comparison.rows.map(({ question, answer, words }) => [question, answer, words, '', '']),
  ]);
});

test('a parent follows one tip from the phone to its deletion', async ({ page }) => {
  await openStarted(page, '/products/tip-line');
  const main = page.getByRole('main');
  const title = (name: string) => main.getByRole('heading', { name, exact: true });
  await expect(title('Deleted')).toBeHidden();
  await main.getByText('From a student’s phone to its deletion').click();
  await expect(title('Deleted')).toBeVisible();
  await expect(title('A malicious tip about an innocent student')).toBeVisible();
  await expect(main.getByText('clears the name: it is removed from the record')).toBeVisible();

  await main.getByRole('button', { name: 'Step by step' }).click();
  const current = main.getByRole('listitem').and(main.locator('[aria-current=step]'));
  await expect(current).toContainText('On the phone');
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await main.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(current).toContainText('Sorted by a program');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title('On the phone')).toBeHidden();
  await main.getByRole('button', { name: 'Show all' }).click();
  await expect(title('On the phone')).toBeVisible();
});
