/**
 * Everything that the site keeps in a visitor's browser, all of it in session storage: its names, and
 * what the privacy policy says of each. Whoever stores a value names it here first.
 */
type Kept = {
  /** What is kept, and why. */
  what: string;
  /** When it is removed, at the latest with the tab. */
  until: string;
};

export const browserStorage = {
  'contact-draft': {
    what: 'A draft of your message: what you type in the contact form.',
    until: 'Until the message has been sent.',
  },
  'contact-sending': {
    what: 'A mark that a message is being sent, so that this website can tell you after a reload that it may already have been sent.',
    until: 'Until we have an answer, or you change the message or close the note about it.',
  },
  'reloaded-for': {
    what: 'The address of a page that failed to load, so that this website does not reload itself twice.',
    until: 'Until the page has loaded.',
  },
} as const satisfies Record<string, Kept>;
