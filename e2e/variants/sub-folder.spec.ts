import { readFileSync } from 'node:fs';
import { home } from '../../content/pages/home';
import { nginxPath } from '../../scripts/programs.mjs';
import { expect, headerLink, heading, openHash, type Page } from '../fixtures';
import { startNginx } from '../helpers/nginx';
import { basePath, publicAddress, test } from '../helpers/variants/variants';

const homeTitle = home.hero.headline;
const aboutTitle = 'Redefining School Safety Operations';

/** Loads every image of the page, including those below the window and those of other window sizes. */
async function expectPictures(page: Page) {
  // A title is visible before the browser has read the rest of its page.
  await page.waitForLoadState('domcontentloaded');
  const pictures = await page.getByRole('main').locator('img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.evaluate((img: HTMLImageElement) => (img.loading = 'eager'));
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBeGreaterThan(0);
  }
}

test('a visitor opens pages with their images without leaving the sub-folder', async ({
  page,
  site,
}) => {
  await page.goto('./');
  await expect(heading(page)).toHaveText(homeTitle);
  await expectPictures(page);
  await openHash(page, '/solutions/k12');
  await expect(page).toHaveURL(`${site.address}#/solutions/k12`);
  await expectPictures(page);

  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(`${site.address}#/about`);
  await expect(heading(page)).toHaveText(aboutTitle);
  await page.goto('./products/nexus/');
  await expect(page).toHaveURL(`${site.address}#/products/nexus`);
  await expect(heading(page)).toHaveText('Nexus');
  await expectPictures(page);
  await page.reload();
  await expect(heading(page)).toHaveText('Nexus');
  await page.goBack();
  await expect(heading(page)).toHaveText(aboutTitle);
});

test.describe('a path without a file', () => {
  test.use({ allowedConsole: [/404/] });

  test('redirects to the page that it names, or shows the site’s 404 page', async ({
    page,
    site,
    request,
  }) => {
    await page.goto('./About');
    await expect(heading(page)).toHaveText(aboutTitle);
    await expect(page).toHaveURL(`${site.address}#/about`);
    expect((await request.get('./no-such-page')).status()).toBe(404);
    expect((await request.get('/about/')).status(), 'outside the sub-folder').toBe(404);
    await page.goto('./no-such-page');
    await expect(page).toHaveTitle(/^Page not found/);
    await headerLink(page, /home/i).first().click();
    await expect(heading(page)).toHaveText(homeTitle);
    expect(page.url()).toContain(site.address);
  });
});

test('the sitemap, the metadata and email drafts contain the sub-folder', async ({ site }) => {
  const read = (file: string) => readFileSync(`${site.root}/${file}`, 'utf8');
  const nexus = read('products/nexus/index.html');
  expect(nexus).toContain(`rel="canonical" href="${publicAddress}/products/nexus/"`);
  const shared = /property="og:image" content="([^"]+)"/.exec(nexus)?.[1];
  expect(shared).toBe(`${publicAddress}/media/share/nexus.png`);
  const emails = read('resources/index.html');
  expect(emails).toContain(encodeURIComponent(`${publicAddress}/resources/`));
  expect(emails, 'twice').not.toContain(encodeURIComponent(publicAddress + basePath));
  expect(read('sitemap.xml')).toContain(`<loc>${publicAddress}/products/nexus/</loc>`);
  const { icons, start_url: start } = JSON.parse(read('manifest.webmanifest'));
  expect([start, icons[0].src]).toEqual([`${basePath}/`, `${basePath}/media/share/icon-192.png`]);
});

test('nginx serves the sub-folder and nothing outside it', async ({ site, playwright }) => {
  test.skip(!nginxPath(), 'nginx is not installed');
  const { address, stop } = await startNginx(site.root, basePath);
  const nginx = await playwright.request.newContext();
  const get = async (path: string) => {
    const answer = await nginx.get(address + path, { maxRedirects: 0 });
    return { status: answer.status(), headers: answer.headers(), text: await answer.text() };
  };
  try {
    expect((await get(basePath)).headers.location).toBe(`${basePath}/`);
    const about = await get(`${basePath}/about/`);
    expect(about.status).toBe(200);
    expect(about.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    const [script = ''] = /\/campus\/_next\/static\/chunks\/[^"]+\.js/.exec(about.text) ?? [];
    expect((await get(script)).headers['cache-control']).toContain('immutable');
    for (const path of ['/', '/about/', `${basePath}/no-such-page`]) {
      const missing = await get(path);
      expect(missing.status, path).toBe(404);
      expect(missing.text, path).toContain('<main');
    }
  } finally {
    await nginx.dispose();
    await stop();
  }
});
