import { buildVariant } from '../../scripts/build-variant.mjs';
import { serveFolder } from '../../scripts/static-server.mjs';
import { test as base } from '../fixtures';
import { changes } from './changes';

/** The endpoint's port is part of the build, so it is fixed. */
export const endpointPort = 4178;
export const basePath = '/campus';
export const publicAddress = `https://schools.example${basePath}`;

/** The further builds that tests need. Each costs a minute, so there are two. */
const variants = {
  /** For a sub-folder of a host, with a form that sends. */
  hosted: {
    basePath,
    settings: {
      NEXT_PUBLIC_BASE_PATH: basePath,
      NEXT_PUBLIC_SITE_URL: publicAddress,
      NEXT_PUBLIC_CONTACT_ENDPOINT: `http://localhost:${endpointPort}/contact`,
    },
    edits: [],
  },
  /** With changed tokens and further products. */
  changed: { basePath: '', settings: {}, edits: changes },
};

export type VariantName = keyof typeof variants;
export const variantNames = Object.keys(variants) as VariantName[];

/** Builds a variant unless it is built already, and returns the folder of its export. */
export function build(name: VariantName): string {
  const { settings, edits } = variants[name];
  return buildVariant(name, settings, edits);
}

export type Site = { root: string; address: string };

/** The test function of a variant: its pages are at `baseURL`, its files in `site.root`. */
export const variantTest = (name: VariantName) =>
  base.extend<object, { site: Site }>({
    site: [
      // Playwright wants a pattern here, though nothing is needed.
      async ({}, provide) => {
        const root = build(name);
        const { address, close } = await serveFolder({ root, basePath: variants[name].basePath });
        await provide({ root, address });
        close();
      },
      { scope: 'worker', timeout: 600_000 },
    ],
    // The network guard then fails a test that requests anything outside the variant.
    baseURL: async ({ site }, provide) => provide(site.address),
  });
