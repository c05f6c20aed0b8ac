import { comparison } from '../content/comparison/comparison';
import { expect, openStarted, test } from './fixtures';
import { endPrint, pagesOnLetterAndA4, printWith, stubPrint } from './helpers/prints';

/** Sheets that a visitor prints or opens in a spreadsheet program. */

const papers = [
  { path: '/solutions', button: 'Print the sheet', says: 'Second vendor' },
  { path: '/contact', button: 'Print a blank quote', says: 'Doors with a lock' },
  {
    path: '/solutions/private-charter',
    button: 'Print this day for your board',
    says: 'The day the secretary is ill',
  },
];

for (const { path, button, says } of papers)
  test(`“${button}” prints one page, Letter or A4`, async ({ page, browserName }) => {
    test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
    await stubPrint(page);
    await openStarted(page, path);
    const print = page.getByRole('button', { name: button });
    expect(await pagesOnLetterAndA4(page, print)).toBe(1);
    await printWith(page, print);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByText(says).filter({ visible: true })).toBeVisible();
    await endPrint(page);
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
  const title = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect(title('Deleted')).toBeHidden();
  await main.getByText('One tip, step by step').click();
  await expect(title('Deleted')).toBeVisible();
  await expect(title('A malicious tip about an innocent student')).toBeVisible();
  await expect(main.getByText('clears the name: it is removed from the record')).toBeVisible();

  const station = (name: string) => main.getByRole('listitem').filter({ has: title(name) });
  const button = (name: string) => main.getByRole('button', { name, exact: true });
  await button('Step by step').press('Enter');
  await expect(station('On the phone')).toHaveAttribute('aria-current', 'step');
  await expect(button('Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(station('Sorted by a program')).toHaveAttribute('aria-current', 'step');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(title('On the phone')).toBeHidden();
  await button('Show all').click();
  await expect(title('On the phone')).toBeVisible();
  await expect(button('Step by step')).toBeFocused();
});
