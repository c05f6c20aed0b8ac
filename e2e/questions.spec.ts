import { brand } from '../content/site/brand';
import { productSlugs } from '../content/site/addresses';
import { expect, openHash, openStarted, test, visit } from './fixtures';
import { newTab } from './helpers/new-tab';
import { endPrint, pagesOnLetterAndA4, printWith, stubPrint } from './helpers/prints';
import { resize } from './helpers/resize';
import { untilIdle } from './helpers/until-idle';

test.describe('what we put in writing', () => {
  test('the open questions fill the contact form, also in a new tab', async ({ page }) => {
    await openHash(page, '/products/electronic-lock');
    const send = page.getByRole('link', { name: 'Ask for this sheet with prices' });
    const tab = await newTab(page, () => send.click({ modifiers: ['ControlOrMeta'] }));
    const message =
      /^About: Rapid Lockdown\nPlease send us this sheet[^]*:\nWhich ratings does the hardware have\?\nHow long is the warranty\?$/;
    await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await send.click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  });

  test('the board gets a page for every product looked at, with room for notes', async ({
    page,
  }) => {
    await stubPrint(page);
    await openHash(page, '/products/nexus');
    await expect(page.getByRole('heading', { level: 1, name: 'Nexus' })).toBeVisible();
    // The page is remembered as looked at once its scripts have run.
    await untilIdle(page);
    await openHash(page, '/products/electronic-lock');
    await printWith(page, page.getByRole('button', { name: 'Print for your board' }));
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    const words = await page.evaluate(() => document.body.innerText);
    for (const text of [
      'Nexus',
      'What does it not do? It does not replace 911.',
      'Our servers down: does not work.',
      brand.mail.general,
      'How can a school buy it?',
      'Each year',
      'What happens during the rollout?',
      'Rapid Lockdown',
      'How long is the warranty?',
      'Notes',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('Ceiling sensors');
    await endPrint(page);
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('a phone answers a question when it is tapped, and a wider window without a tap', async ({
  page,
}) => {
  await openStarted(page, '/products/electronic-lock');
  const answer = page.getByText('A staff key locks and opens the door from outside.').first();
  const main = page.getByRole('main');
  const title = 'How do police and fire crews get through a locked door?';
  await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(answer).toBeVisible();
  await resize(page, 390, 844);
  await expect(answer).toBeHidden();
  await main.getByText(title).filter({ visible: true }).click();
  await expect(answer).toBeVisible();
});

test('each of the twelve sheets is one page, on Letter and A4', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  await stubPrint(page);
  const print = page.getByRole('button', { name: 'Print for your board' });
  await openStarted(page, '/products');
  for (const id of productSlugs()) {
    // Otherwise the products that were opened before are printed, too.
    await page.evaluate(() => sessionStorage.clear());
    await visit(page, `/products/${id}`);
    expect.soft(await pagesOnLetterAndA4(page, print), id).toBe(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet unfolds, with the answers that the page leaves out', async ({ page }) => {
    await page.goto('./products/nexus/');
    const fact = page.getByText('You send a purchase order for our quote.', { exact: false });
    await expect(fact).toBeHidden();
    await page.getByText('The whole sheet').click();
    await expect(fact).toBeVisible();
    await expect(page.getByText('Is there an accessibility report (VPAT)?')).toBeVisible();
  });
});
