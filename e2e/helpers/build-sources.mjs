/** The files and folders that `npm run build` reads, besides packages and their lock file. */
export const buildSources = [
  ...['app', 'components', 'content', 'public', 'styles', 'scripts/harden', 'scripts/settings'],
  ...['scripts/build-styles.mjs', 'scripts/compress.mjs', 'scripts/list-products.mjs'],
  'scripts/style-sheet.mjs',
  ...['next.config.mjs', 'package.json', 'postcss.config.mjs', 'tailwind.config.ts'],
  'tsconfig.json',
];
