import { existsSync } from 'node:fs';
import { writeProductLists } from './scripts/list-products.mjs';
import { describeSheet, sheetFile } from './scripts/style-sheet.mjs';

writeProductLists();

// Built before the pages (scripts/build-styles.mjs); development has another one.
const sheet = existsSync(sheetFile) ? describeSheet() : { address: '', integrity: '' };

/** A base path for hosts that serve from a sub-folder, e.g. "/campus". */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH || '';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  basePath,
  env: {
    STYLE_SHEET: sheet.address,
    STYLE_SHEET_HASH: sheet.integrity,
  },
  // What is shown when the framework itself fails, before it can show app/global-error.tsx.
  turbopack: { resolveAlias: { './builtin/global-error': './app/global-error.tsx' } },
  // The same sources give the same file names in every build.
  generateBuildId: () => 'site',
  // They read files of their own packages, which bundling would lose.
  serverExternalPackages: ['fontkit', 'subset-font', 'svgo'],
  reactStrictMode: true,
  // The font faces are inline too, as the style sheet is (app/page-styles.tsx).
  experimental: { inlineCss: true },
  // `npm run types` checks the types, including those of tests.
  typescript: { ignoreBuildErrors: true },
};
