/**
 * Every package the site is built from, and why. A new one needs a line here; the first four are
 * the owner's choice (SPEC section 10). What only builds or tests the site is a devDependency.
 */
export const runtimePackages = {
  next: 'builds the static export and starts the pages in the browser',
  react: 'renders the pages',
  'react-dom': 'renders the pages',
  'framer-motion': 'moves them: entrance, reveal, counters, menus; only its small imperative side',
  'lucide-react': 'the icons, one file each, drawn into the HTML at build time',
  '@fontsource-variable/public-sans': 'the typeface of running text, cut down by npm run fonts',
  '@fontsource-variable/schibsted-grotesk': 'the typeface of headings, cut down by npm run fonts',
};

/** Packages that may run a script when they are installed, and what for. */
export const installScripts = {
  '@parcel/watcher': 'builds itself where no binary fits; watches files for Jest',
  'unrs-resolver': 'chooses its binary; part of ESLint’s import check',
  'vnu-jar': 'downloads a Java where none is installed; the checker of the HTML needs it',
};
