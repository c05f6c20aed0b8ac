import type { Locator, Page } from '../fixtures';

/** In place of the browser's window for printing, the page logs that it prints. */
export const stubPrint = (page: Page) =>
  page.addInitScript(() => (window.print = () => console.log('prints')));

/** Presses a button and waits until the page prints. */
export async function printWith(page: Page, button: Locator) {
  const printed = page.waitForEvent('console', (message) => message.text() === 'prints');
  await button.click();
  await printed;
}

export const endPrint = (page: Page) => page.evaluate(() => dispatchEvent(new Event('afterprint')));

/** As wide as A4 and as high as Letter: what is one page on it is one page on both. */
const narrowAndLow = { width: '210mm', height: '11in' };

/** How many pages what a button prints takes on the paper that is the smaller one. Chromium only. */
export async function pagesOnLetterAndA4(page: Page, button: Locator) {
  await printWith(page, button);
  const pdf = (await page.pdf(narrowAndLow)).toString('latin1');
  await endPrint(page);
  return pdf.match(/\/Type\s*\/Page\b/g)?.length;
}
