import { existsSync, readdirSync, statSync } from 'node:fs';
import { serveFolder } from '../../../scripts/static-server.mjs';
import { test as base } from '../../fixtures';
import { buildVariant } from './build-variant.mjs';
import { changes } from './changes';
import { secondBrandEdits } from './second-brand';

/** The endpoint's port is part of the build, so it is fixed. */
export const endpointPort = 4178;
export const basePath = '/campus';
export const publicAddress = `https://schools.example${basePath}`;

const folder = '.export/variant';
const root = `${folder}/out`;

/** Builds without writing a cache, which takes a fifth of the time and is deleted before the next build. */
const noCache = {
  file: 'next.config.mjs',
  from: 'inlineCss: true',
  to: 'inlineCss: true, turbopackFileSystemCacheForBuild: false',
};

/**
 * Builds another owner's site, which takes a minute: another brand, a sub-folder, an endpoint for the
 * form, changed tokens and added products. No change hides another, so one build has them all.
 */
export const build = () =>
  buildVariant(folder, {
    settings: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_URL: publicAddress,
      NEXT_PUBLIC_CONTACT_ENDPOINT: `http://localhost:${endpointPort}/contact`,
    },
    edits: [...secondBrandEdits, ...changes, noCache],
    scripts: ['brand', 'export'],
  });

/** Whether there is a build that is newer than out/ and than the files with its changes. */
export function isBuilt() {
  const changed = (file: string) => statSync(file).mtimeMs;
  const own = 'e2e/helpers/variants';
  const from = ['out/index.html', ...readdirSync(own).map((file) => `${own}/${file}`)];
  const index = `${root}/index.html`;
  return existsSync(index) && from.every((file) => changed(file) < changed(index));
}

type Site = { root: string; address: string };

/** The test function of the variant. Its pages are at `baseURL` and its files in `site.root`. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // Playwright requires a destructuring pattern here.
    async ({}, provide) => {
      const { address, close } = await serveFolder({ root, basePath });
      await provide({ root, address });
      close();
    },
    { scope: 'worker' },
  ],
  // Makes the network guard fail a test that requests anything outside the variant.
  baseURL: async ({ site }, provide) => provide(site.address),
});
