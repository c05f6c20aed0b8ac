import type { Locator, Page } from '../fixtures';

/** Makes the page log `prints` instead of opening the browser's print dialog. */
export const stubPrint = (page: Page) =>
  page.addInitScript(() => (window.print = () => console.log('prints')));

/** Presses a button and waits until the page prints. */
export async function printWith(page: Page, button: Locator) {
  const printed = page.waitForEvent('console', (message) => message.text() === 'prints');
  await button.click();
  await printed;
}

export const endPrint = (page: Page) => page.evaluate(() => dispatchEvent(new Event('afterprint')));

/** As narrow as A4 and as low as Letter: what is one page on this paper is one page on both. */
const narrowAndLow = { width: '210mm', height: '11in' };

/** Returns how many pages a button prints, on paper as narrow as A4 and as low as Letter. Chromium only. */
export async function pagesOnLetterAndA4(page: Page, button: Locator) {
  await printWith(page, button);
  const pdf = (await page.pdf(narrowAndLow)).toString('latin1');
  await endPrint(page);
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
