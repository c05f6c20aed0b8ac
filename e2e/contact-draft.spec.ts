import { expect, footerLink, heading, openHash, test, type Page } from './fixtures';

const field = (page: Page, name: string) => page.getByRole('textbox', { name });

/** As a password manager or an extension does: the values change, and no event says so. */
const fillSilently = (page: Page) =>
  page.getByRole('form').evaluate((form: HTMLFormElement) => {
    for (const box of form.querySelectorAll('input, textarea'))
      (box as HTMLInputElement).value = `silent ${(box as HTMLInputElement).name}`;
  });

async function expectFilled(page: Page) {
  await expect(field(page, 'Full Name')).toHaveValue('silent name');
  await expect(field(page, 'Email')).toHaveValue('silent email');
  await expect(field(page, 'Institution Name')).toHaveValue('silent institution');
  await expect(field(page, 'Message')).toHaveValue('silent message');
}

test('what was filled in without an event is kept after leaving the page or the site and Back', async ({
  page,
}) => {
  await openHash(page, '/contact');
  await fillSilently(page);
  await footerLink(page, 'About').click();
  await expect(heading(page)).toContainText('Redefining');
  await page.goBack();
  await expectFilled(page);

  await page.evaluate(() => sessionStorage.clear());
  await fillSilently(page);
  await page.goto('about:blank');
  await page.goBack();
  await expectFilled(page);

  // A browser that revives the page on Back sends these two events.
  await page.evaluate(() => {
    sessionStorage.clear();
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expectFilled(page);
});
