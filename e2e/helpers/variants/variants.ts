import { serveFolder } from '../../../scripts/static-server.mjs';
import { test as base } from '../../fixtures';
import { buildVariant } from './build-variant.mjs';
import { changes } from './changes';
import { secondBrandEdits } from './second-brand';

/** The endpoint's port is part of the build, so it is fixed. */
export const endpointPort = 4178;
export const basePath = '/campus';
export const publicAddress = `https://schools.example${basePath}`;

/** The other builds that tests need. Each takes a minute, so there are two. */
const variants = {
  /** Another owner's site: another brand, a sub-folder, an endpoint for the form. */
  hosted: {
    basePath,
    settings: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_URL: publicAddress,
      NEXT_PUBLIC_CONTACT_ENDPOINT: `http://localhost:${endpointPort}/contact`,
    },
    edits: secondBrandEdits,
    scripts: ['brand', 'export'],
  },
  /** Changed tokens and added products. */
  changed: { basePath: '', settings: {}, edits: changes, scripts: ['export'] },
};

export type VariantName = keyof typeof variants;
export const variantNames = Object.keys(variants) as VariantName[];

const folderOf = (name: VariantName) => `.export/${name}`;

/** Builds a variant, which takes a minute. */
export const build = (name: VariantName) => buildVariant(folderOf(name), variants[name]);

export type Site = { root: string; address: string };

/** The test function of a variant. Its pages are at `baseURL` and its files in `site.root`. */
export const variantTest = (name: VariantName) =>
  base.extend<object, { site: Site }>({
    site: [
      // Playwright requires a destructuring pattern here.
      async ({}, provide) => {
        const root = `${folderOf(name)}/out`;
        const { address, close } = await serveFolder({ root, basePath: variants[name].basePath });
        await provide({ root, address });
        close();
      },
      { scope: 'worker' },
    ],
    // Makes the network guard fail a test that requests anything outside the variant.
    baseURL: async ({ site }, provide) => provide(site.address),
  });
