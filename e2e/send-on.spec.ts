import { brand } from '../content/site/brand';
import { sendOn as words } from '../content/site/send-on';
import { expect, footerLink, openDocument, openStarted, test, visit, type Page } from './fixtures';

/** A visitor sends a page to a colleague, by its prerendered address. */

const ways = (page: Page, what: keyof typeof words.what) =>
  page.getByText(words.what[what]).locator('..');

/** What the email draft of a link says. */
async function draft(page: Page, what: keyof typeof words.what) {
  const link = ways(page, what).getByRole('link', { name: words.email });
  return new URL((await link.getAttribute('href'))!).searchParams.get('body');
}

test('a page, each sheet, a legal page and a guide are sent by email or as a link, and the page says that it copied the link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStarted(page, '/about');
  for (const [path, what, place = ''] of [
    ['/products/panic-app', 'page'],
    ['/products/panic-app', 'sheet', '#sheet'],
    ['/solutions', 'sheet', '#compare'],
    ['/solutions/private-charter', 'sheet', '#paper'],
    ['/contact', 'sheet', '#quote'],
    ['/privacy', 'page'],
    ['/resources', 'guide', '#guide-equipment-grants'],
  ] as const) {
    if (place !== '#sheet') await visit(page, path);
    if (what === 'guide')
      await page.getByRole('button', { name: 'Open the guide: Equipment Grants' }).click();
    await ways(page, what).getByRole('button', { name: words.copy }).click();
    await expect(ways(page, what).getByText(words.copied)).toBeVisible();
    const address = `${brand.address}${path}/${place}`;
    expect(await page.evaluate(() => navigator.clipboard.readText()), what).toBe(address);
    // A product's sheet is sent with its facts and answers.
    const answers =
      place === '#sheet' ? 'You need: [^]+911: It does not [^]+by mistake\\?[^]+' : '';
    expect(await draft(page, what), what).toMatch(
      new RegExp(`school safety: .+\\.\r\n\r\n${answers}${address}$`),
    );
  }
});

test('a link to a guide opens it, and a link to a part of the questions or to a sheet scrolls to it', async ({
  page,
}) => {
  await page.goto('./resources/#guide-equipment-grants');
  await expect(page.getByRole('dialog', { name: 'Equipment Grants' })).toBeVisible();
  await page.keyboard.press('Escape');
  // In the address bar of a page that is open already.
  await page.evaluate(() => (location.hash = '#guide-foundation-grants'));
  await expect(page.getByRole('dialog', { name: 'Foundation Grants' })).toBeVisible();
  await openDocument(page, 'resources/faq/#compare');
  await expect(page.getByRole('button', { name: 'Print the sheet' })).toBeInViewport();
  await openDocument(page, 'products/nexus/#sheet');
  await expect(page.getByRole('button', { name: 'Print for your board' })).toBeInViewport();

  await openStarted(page, '/');
  await footerLink(page, 'IT & privacy').click();
  await expect(page.getByRole('heading', { level: 2, name: 'IT & privacy' })).toBeInViewport();
  expect(await draft(page, 'page')).toMatch(/\/resources\/faq\/#Resources_IT$/);
});

test('says the address where the browser does not copy it', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openStarted(page, '/about');
  await ways(page, 'page').getByRole('button', { name: words.copy }).click();
  await expect(ways(page, 'page')).toContainText(`${brand.address}/about/`);
});

test('uses the share sheet of a device that has one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        const { shared } = document.documentElement.dataset;
        document.documentElement.dataset.shared = `${shared ?? ''} ${data.url}`.trim();
        if (shared) return Promise.reject(new DOMException('is open', 'InvalidStateError'));
        if (data.url?.endsWith('/about/'))
          return Promise.reject(new DOMException('', 'NotAllowedError'));
        return new Promise(() => {});
      },
    });
  });
  await openStarted(page, '/solutions/k12');
  const share = ways(page, 'page').getByRole('button', { name: words.share });
  const address = `${brand.address}/solutions/k12/`;
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', address);
  await share.click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', `${address} ${address}`);
  await expect(share, 'pressed again while the sheet is open').toBeVisible();

  await openStarted(page, '/about');
  await ways(page, 'page').getByRole('button', { name: words.share }).click();
  await expect(ways(page, 'page').getByRole('link'), 'where it is refused').toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link to an email draft is shown, and the buttons that need JavaScript are not', async ({
    page,
  }) => {
    await page.goto('./products/nexus/');
    expect(await draft(page, 'page')).toContain(`${brand.address}/products/nexus/`);
    await expect(ways(page, 'page').getByRole('link', { name: words.email })).toBeVisible();
    await expect(page.getByRole('button', { name: words.copy })).toHaveCount(0);
  });
});
