import { allAddresses, productSlugs } from '../content/site/addresses';
import { brand } from '../content/site/brand';
import { expect, test } from './fixtures';

type Thing = Record<string, unknown> & { '@type': string };

/** The sitemap, structured data, Open Graph images and icons. */
test.describe('search engines', () => {
  test('find every prerendered page and no alias in the sitemap', async ({ request }) => {
    const xml = await (await request.get('./sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const own = allAddresses()
      .filter(({ path, canonical }) => path === canonical && path !== '/coming-soon')
      .map(({ path }) => `${brand.address}${path === '/' ? '' : path}/`);
    expect(listed.sort()).toEqual(own.sort());
    const robots = await (await request.get('./robots.txt')).text();
    expect(robots).toContain(`Sitemap: ${brand.address}/sitemap.xml`);
  });

  test('read the organization and the product in structured data', async ({ request }) => {
    const things = async (address: string) => {
      const html = await (await request.get(address)).text();
      const [, text = ''] = /<script type="application\/ld\+json">([^<]+)</.exec(html) ?? [];
      return (JSON.parse(text) as { '@graph': Thing[] })['@graph'];
    };
    const [organization] = await things('./');
    expect(organization).toMatchObject({ '@type': 'Organization', name: brand.name });

    const [way, product] = await things('./products/nexus/');
    expect(way?.['@type']).toBe('BreadcrumbList');
    expect(way?.itemListElement).toHaveLength(3);
    expect(product).toMatchObject({ '@type': 'Product', url: `${brand.address}/products/nexus/` });

    const questions = (await things('./resources/faq/')).find(
      (thing) => thing['@type'] === 'FAQPage',
    );
    expect(questions?.mainEntity).toHaveLength(8);
  });
});

test('a shared link has an image, and the home screen icons, that load', async ({ request }) => {
  const html = async (path: string) => (await request.get(`./${path}`)).text();
  for (const path of ['', ...productSlugs.map((slug) => `products/${slug}/`)]) {
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(await html(path)) ?? [];
    expect(address).toContain(brand.address);
    const picture = await request.get(`.${address.slice(brand.address.length)}`);
    expect(picture.status(), path).toBe(200);
    expect(picture.headers()['content-type'], path).toBe('image/png');
  }
  const [, link = ''] = /rel="manifest" href="([^"]+)"/.exec(await html('')) ?? [];
  const manifest = (await (await request.get(link)).json()) as { icons: { src: string }[] };
  expect(manifest.icons.length).toBeGreaterThan(0);
  for (const { src } of manifest.icons) expect((await request.get(src)).ok()).toBe(true);
});
