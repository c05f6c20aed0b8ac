import { request, type APIRequestContext } from '@playwright/test';
import { nginxPath } from '../scripts/programs.mjs';
import { immutable, revalidate, securityHeaders } from '../scripts/harden/policy.mjs';
import { expect, test } from './fixtures';
import { hasBrotli, startNginx } from './helpers/nginx';

/** Hosting requirements, tested on the server of `npm start` and on deploy/nginx. */
const hosts = {
  'npm start': async ({ baseURL }: { baseURL?: string }) => ({ address: baseURL, stop: () => {} }),
  nginx: () => startNginx(),
};

for (const [name, start] of Object.entries(hosts)) {
  test.describe(`served by ${name}`, () => {
    test.skip(!!process.env.BASE_URL, 'a deployed copy has a different server');
    // Only `npm run deploy:check` requires nginx.
    const isOptional = process.env.npm_lifecycle_event !== 'deploy:check';
    test.skip(name === 'nginx' && isOptional && !nginxPath(), 'nginx is not installed');
    test.describe.configure({ mode: 'serial' });

    let host: Awaited<ReturnType<typeof start>>;
    let site: APIRequestContext;

    test.beforeAll(async ({ baseURL }) => {
      host = await start({ baseURL });
      site = await request.newContext({ baseURL: host.address });
    });

    test.afterAll(async () => {
      await site?.dispose();
      await host?.stop();
    });

    const get = (path: string) => site.get(path, { maxRedirects: 0 });

    test('every file has the security headers, and each page the policy of its HTML', async () => {
      const expected = Object.entries(securityHeaders).map(([header, value]) => [
        header.toLowerCase(),
        value,
      ]);
      for (const path of ['/', '/about/', '/icon.svg', '/no-such-page'])
        expect((await get(path)).headers(), path).toMatchObject(Object.fromEntries(expected));
      for (const path of ['/', '/about/', '/products/nexus/']) {
        const page = await get(path);
        const sent = page.headers()['content-security-policy'];
        const [, written] = /Content-Security-Policy" content="([^"]+)"/.exec(await page.text())!;
        expect(sent, path).toContain("frame-ancestors 'none'; ");
        expect(sent?.replace("frame-ancestors 'none'; ", ''), path).toBe(written);
      }
    });

    test('a path without its trailing slash redirects and keeps the query', async () => {
      const answer = await get('/about?from=mail');
      expect(answer.status()).toBe(301);
      expect(answer.headers().location).toBe('/about/?from=mail');
    });

    test('a path with two slashes leads to this site, not to a host of that name', async () => {
      const { origin } = new URL(host.address!);
      for (const path of ['//about', '//about/', '///about?from=mail']) {
        const { location } = (await get(origin + path)).headers();
        if (location) expect(new URL(location, origin).origin, path).toBe(origin);
      }
      test.skip(name !== 'nginx', 'there the page repairs its address');
      const { location } = (await get(`${origin}//about/?from=mail`)).headers();
      expect(location).toBe('/about/?from=mail');
    });

    test('text is sent compressed, with its content type', async () => {
      const best = name === 'nginx' && !hasBrotli ? 'gzip' : 'br';
      for (const [path, type] of [
        ['/', 'text/html'],
        ['/icon.svg', 'image/svg+xml'],
        ['/sitemap.xml', 'xml'],
        ['/manifest.webmanifest', 'application/manifest+json'],
        [await scriptOf('/'), 'javascript'],
      ] as const) {
        const headers = (await get(path)).headers();
        expect(headers['content-type'], path).toContain(type);
        expect(headers['content-encoding'], path).toBe(best);
      }
    });

    test('no proxy may change a page, and only hashed files are cached for a year', async () => {
      const caching = async (path: string) => (await get(path)).headers()['cache-control'] ?? '';
      for (const path of ['/', '/about/']) expect(await caching(path), path).toBe(revalidate);
      expect(await caching(await scriptOf('/'))).toBe(immutable);
      for (const path of ['/icon.svg', '/_next/static/chunks/gone.js'])
        expect(await caching(path), path).not.toContain('immutable');
    });

    test('an unknown path gets the site’s 404 page with status 404', async () => {
      for (const path of ['/no-such-page', '/products/none/', '/_headers', '/_next/']) {
        const answer = await get(path);
        expect(answer.status(), path).toBe(404);
        expect(answer.headers()['content-type'], path).toContain('text/html');
        expect(answer.headers()['content-security-policy'], path).toContain("default-src 'none'");
        expect(await answer.text(), path).toContain('<main');
      }
    });

    const scriptOf = async (path: string) =>
      /\/_next\/static\/chunks\/[^"]+\.js/.exec(await (await get(path)).text())![0];
  });
}
