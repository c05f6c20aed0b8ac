/**
 * Everything that the site keeps in a visitor's browser, all of it in session storage. The privacy
 * policy prints each `statement`.
 */
export const browserStorage = {
  contactDraft: {
    key: 'contact-draft',
    statement:
      'While you fill in the contact form, or when you follow a link to it from the incident walkthrough or the lock panel, your browser keeps a draft in the tab’s session storage, so that you do not lose it when you change pages.',
  },
  lookedAt: {
    key: 'products-looked-at',
    statement:
      'The names of the product pages that you look at are kept there too, so that you can print their questions together.',
  },
  unansweredMessage: {
    key: 'contact-sending',
    statement:
      'While a message is being sent, a mark is kept there too, so that the form can tell you after a reload that your message may already have been sent.',
  },
  reloadedPage: {
    key: 'reloaded-for',
    statement:
      'When a page fails to load and this website reloads itself, its address is kept there too until the page has loaded, so that the reload is not repeated.',
  },
} as const;
