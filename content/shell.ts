/** The shell's own words: pages that could not be shown, and what is announced. */
export const labels = {
  /** Title of a path without a page (DECISIONS: any other unknown path). */
  unknownTitle: 'Page not found',
  /** A page whose code could not be loaded. */
  failed: {
    title: 'This page did not load',
    text: 'The connection may have dropped for a moment. Nothing you typed is lost.',
    retry: 'Try again',
    prerenderedAddress: 'Open it at its own address',
  },
  /** A page that broke while it was shown. */
  broken: {
    title: 'This page ran into a fault',
    text: 'The rest of the site still works. Try the page once more, or go back to the start.',
    retry: 'Try again',
    home: 'Return Home',
  },
  /** The site itself broke: the whole document is replaced. */
  crashed: {
    title: 'Something went wrong',
    text: 'The page stopped working. Reload it, or start again from the home page.',
    retry: 'Reload the page',
    home: 'Return Home',
  },
} as const;
