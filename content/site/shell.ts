/** The shell's words for pages that could not be shown. */
export const labels = {
  /** Title and, for screen readers, heading of a path without a page. */
  unknownTitle: 'Page not found',
  /** Announced while a page takes long to load. */
  pending: 'Loading the page',
  /** Beside a button: the code of what it opens failed to load. */
  notOpened: 'This did not load. Check your internet connection and press the button again.',
  /** A page whose code failed to load. */
  failed: {
    title: 'This page did not load',
    text: 'Check your internet connection, then try again. Anything you typed in the contact form is kept.',
    retry: 'Try again',
    link: 'Open this page directly',
  },
  /** The scripts of the document failed to load, or still load after ten seconds. */
  notStarted: {
    text: 'Part of this page has not loaded.',
    retry: 'Reload the page',
  },
  /** A page that failed while it was shown. */
  broken: {
    title: 'Something went wrong on this page',
    text: 'The rest of the site still works. Try this page again, or go to the home page.',
    retry: 'Try again',
    link: 'Return Home',
  },
} as const;
