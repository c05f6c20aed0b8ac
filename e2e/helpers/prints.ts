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

/** The formats on which what a button prints is not one page. Chromium only. */
export async function notOnePage(page: Page, button: Locator) {
  const found: string[] = [];
  for (const format of ['Letter', 'A4']) {
    await printWith(page, button);
    const pdf = (await page.pdf({ format })).toString('latin1');
    const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length;
    if (pages !== 1) found.push(`${pages} pages on ${format}`);
    await endPrint(page);
  }
  return found;
}
