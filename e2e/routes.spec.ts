import { allAddresses } from '../content/site/addresses';
import { home } from '../content/pages/home';
import { brand } from '../content/site/brand';
import {
  blank,
  expect,
  footerLink,
  heading,
  main,
  openDocument,
  openHash,
  started,
  test,
} from './fixtures';
import { kinds } from './helpers/kinds';

/** The other addresses differ in the table of addresses only; find-route.test.ts tries them all. */
const aliases = ['/product/lock', '/resources/docs'];

test('a cold link opens its page, also by an alias', { tag: '@smoke' }, async ({ page }) => {
  // accessibility.spec.ts and smoke.webkit.ts open every kind of page.
  for (const path of [
    '/',
    '/products/nexus',
    '/solutions',
    '/resources/faq',
    '/privacy',
    ...aliases,
  ]) {
    await openHash(page, path);
    await expect(page).toHaveURL(path === '/' ? /\/$/ : new RegExp(`/#${path}$`));
    await expect(heading(page)).toBeVisible();
    for (const part of [heading(page), page.getByRole('banner'), page.getByRole('contentinfo')])
      await expect(part, path).toHaveCount(1);
    await expect(page).toHaveTitle(new RegExp(`^(?!Page not found).+ \\| ${brand.name}$`));
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
});

test('every address has a prerendered page with its content', async ({ request, baseURL }) => {
  const base = new URL('./', baseURL).pathname;
  for (const { path, canonical } of allAddresses()) {
    const response = await request.get(path === '/' ? './' : `.${path}/`);
    expect(response.status(), path).toBe(200);
    // Without scripts, which hold the content again.
    const html = (await response.text()).replaceAll(/<script[^]*?<\/script>/g, '');
    const [content = ''] = /<main[^]*<\/main>/.exec(html) ?? [];
    const [footer = ''] = /<footer[^]*<\/footer>/.exec(html) ?? [];
    expect.soft(content.match(/<h1[ >]/g), path).toHaveLength(1);
    expect.soft(html, path).not.toMatch(/<[^>]* style=/);
    expect.soft(footer, path).toContain(`href="${base}about/"`);
    const indexed = `${brand.address}${canonical === '/' ? '' : canonical}/`;
    expect.soft(html, path).toContain(`<link rel="canonical" href="${indexed}"`);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every kind of page can be read', async ({ page }) => {
    for (const { path } of allAddresses().filter((address) => kinds.includes(address.path))) {
      await page.goto(path === '/' ? './' : `.${path}/`);
      await expect(heading(page)).toBeVisible();
    }
  });
});

const aboutTitle = 'Redefining School Safety Operations';

test('a visitor goes back and forward through the pages', { tag: '@smoke' }, async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('./products/nexus/');
  await expect(page).toHaveURL(/\/#\/products\/nexus$/);
  await footerLink(page, 'About').click();
  await expect(page).toHaveURL(/\/#\/about$/);
  await expect(heading(page)).toHaveText(aboutTitle);
  await expect(heading(page)).toBeFocused();
  // A link to the current page scrolls to its top.
  await footerLink(page, 'About').click();
  await expect.poll(scrolled).toBe(0);
  await footerLink(page, 'Privacy Policy').last().click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await expect.poll(scrolled).toBe(0);

  await page.goBack();
  await expect(heading(page)).toHaveText(aboutTitle);
  await page.goBack();
  await expect(heading(page)).toHaveText('Nexus');
  await page.goForward();
  await expect(heading(page)).toHaveText(aboutTitle);
  await expect.poll(scrolled).toBe(0);
  await page.reload();
  await expect(heading(page)).toHaveText(aboutTitle);
});

test('the skip link moves focus to the page and stays on it', async ({ page }) => {
  await openHash(page, '/about');
  await expect(page).toHaveURL(/\/#\/about$/);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();
  await page.reload();
  await expect(heading(page)).toHaveText(aboutTitle);
});

test('a deep link adds one history entry, and Back leaves the site', async ({ page }) => {
  await page.goto(blank);
  await page.goto('./?from=mail#/contact?about=doors');
  await expect(heading(page)).toHaveText('Get in Touch');
  await expect(page).toHaveURL(/\/\?from=mail#\/contact\?about=doors$/);
  await page.goBack();
  await expect(page).toHaveURL(blank);
});

test.describe('an address that is no page, or was changed on its way', () => {
  test.use({ allowedConsole: [/404/] });

  test('shows header and footer with an empty main if it is unknown', async ({ page }) => {
    for (const address of ['#/no-such-page', 'no-such-page']) {
      await openDocument(page, address);
      await expect(page).toHaveTitle(`Page not found | ${brand.name}`);
      // Only screen readers say so; for the eye main is empty.
      await expect(main(page)).toHaveText('Page not found');
      expect((await heading(page).boundingBox())!.height).toBeLessThanOrEqual(1);
      await expect(page.getByRole('banner')).toBeVisible();
      const footer = page.getByRole('contentinfo');
      // Main has the height that is left, not the footer.
      const last = (await footer.getByRole('link').last().boundingBox())!;
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(end - last.y - last.height).toBeLessThan(60);
    }
  });

  test('opens the page that it names, in a new document or in an open page', async ({
    page,
    baseURL,
  }) => {
    const { origin, pathname } = new URL('./', baseURL);
    // What each way of reading an address accepts is tried in parse-hash.test.ts.
    const coded = '#//%63Ontact/?from=mail';
    const changed = [
      ...[coded, 'terms/#/contact', `${origin}/${pathname}contact/`],
      ...['Contact', '%23/contact', '?from=mail%23/contact', 'contact/index.html'],
    ];
    for (const address of changed) {
      await page.goto(blank);
      await page.goto(new URL(address, baseURL).href);
      await expect(heading(page), address).toHaveText('Get in Touch');
    }
    await started(page);
    for (const hash of [coded, '##/contact', '#/contact%E2%80%8B']) {
      await page.evaluate(() => (location.hash = '#/about'));
      await expect(heading(page)).toHaveText(aboutTitle);
      await page.evaluate((next) => (location.hash = next), hash);
      await expect(heading(page), hash).toHaveText('Get in Touch');
    }
  });

  test('opens home, a place in a page and a product', async ({ page, baseURL }) => {
    const { origin, pathname } = new URL('./', baseURL);
    for (const address of [`${origin}/${pathname}`, `${origin}/${pathname}index.html`]) {
      await page.goto(address);
      await expect(page).toHaveURL(`${origin}${pathname}`);
      await expect(heading(page)).toHaveText(home.hero.headline);
    }
    await openDocument(page, 'privacy/%23privacy-4');
    await expect(main(page).getByRole('heading', { name: /^4/ })).toBeInViewport();
    for (const address of ['products/nexus/index.html', 'product/nexus/index.html']) {
      await openDocument(page, address);
      await started(page);
      await expect(heading(page), address).toHaveText('Nexus');
    }
    await openDocument(page, '#/products/');
    await expect(heading(page)).toHaveText('Complete Safety Platform');
  });
});

test('a link to highlighted text opens its page at that text', async ({ page, browserName }) => {
  test.skip(browserName !== 'chromium', 'Chrome makes such links');
  await openDocument(page, '#/about:~:text=Always%20Available');
  await expect(page).toHaveURL(/\/#\/about$/);
  await expect(page.getByRole('heading', { name: 'Always Available' })).toBeInViewport();
});
