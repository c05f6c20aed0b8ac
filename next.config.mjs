/** A base path for hosts that serve from a sub-folder, e.g. "/campus". */
const basePath = process.env.NEXT_PUBLIC_BASE_PATH || '';

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  images: { unoptimized: true },
  basePath,
  // The same sources give the same file names, build after build.
  generateBuildId: () => 'site',
  // They read files of their own packages, which bundling would lose.
  serverExternalPackages: ['fontkit', 'subset-font', 'svgo'],
  reactStrictMode: true,
  // The first paint waits for no second request: a page carries its style sheet.
  experimental: { inlineCss: true },
  // Types are checked by `npm run types`, tests included; the build need not do it again.
  typescript: { ignoreBuildErrors: true },
};
