import { productSlugs } from '../content/site/addresses';
import { expect, openHash, test } from './fixtures';
import { untilIdle } from './helpers/until-idle';

test.describe('what we put in writing', () => {
  test('the open questions fill the contact form, also in a new tab', async ({ page, context }) => {
    await openHash(page, '/products/electronic-lock');
    const send = page.getByRole('link', { name: 'Send me this sheet' });
    const opened = context.waitForEvent('page');
    await send.click({ modifiers: ['ControlOrMeta'] });
    const message =
      /^About: Rapid Lockdown\nPlease send us this sheet[^]*:\nWhich ratings does the hardware have\?\nHow long is the warranty\?$/;
    const tab = await opened;
    await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
    await send.click();
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(message);
  });

  test('the board gets a page for every product looked at, with room for notes', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await openHash(page, '/products/nexus');
    await expect(page.getByRole('heading', { level: 1, name: 'Nexus' })).toBeVisible();
    // The page remembers that it was looked at once its scripts run.
    await untilIdle(page);
    await openHash(page, '/products/electronic-lock');
    await page.getByRole('button', { name: 'Print for your board' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('main')).toBeHidden();
    const words = await page.evaluate(() => document.body.innerText);
    for (const text of [
      'Nexus',
      'Which purchasing contracts can we use?',
      'Each year',
      'What it connects to',
      'Rapid Lockdown',
      'How long is the warranty?',
      'Notes',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('Ceiling sensors');
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(page.getByRole('main')).toBeVisible();
  });
});

test('each of the twelve sheets is one page, on Letter and A4', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'only Chromium prints to a file');
  test.slow();
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  const print = page.getByRole('button', { name: 'Print for your board' });
  const printed = page.locator('html[data-printed]');
  const found: string[] = [];
  for (const id of productSlugs()) {
    await page.goto('about:blank');
    await page.goto(`./products/${id}/`);
    for (const format of ['Letter', 'A4']) {
      await page.evaluate(() => {
        document.documentElement.removeAttribute('data-printed');
        sessionStorage.clear();
      });
      await print.click();
      await expect(printed).toBeAttached();
      const pdf = (await page.pdf({ format })).toString('latin1');
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
      if (pages !== 1) found.push(`${id} on ${format}: ${pages} pages`);
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    }
  }
  expect(found).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet unfolds, and says what is not on the page', async ({ page }) => {
    await page.goto('./products/nexus/');
    const fact = page.getByText('By purchase order on a written quote.', { exact: false });
    await expect(fact).toBeHidden();
    await page.getByText('The shape of your quote, what connects, and more answers').click();
    await expect(fact).toBeVisible();
    await expect(page.getByText('Is there an accessibility report (VPAT)?')).toBeVisible();
  });
});
