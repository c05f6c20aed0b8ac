/**
 * Everything that the site keeps in a visitor's browser, all of it in session storage: its names, and
 * what the privacy policy says of each.
 */
export const browserStorage = {
  'contact-draft':
    'While you fill in the contact form, or when you follow a link to it from the incident walkthrough or the lock panel, your browser keeps a draft in the tab’s session storage, so that you do not lose it when you change pages.',
  'products-looked-at':
    'The names of the product pages that you look at are kept there too, so that you can print their questions together.',
  'contact-sending':
    'While a message is being sent, a mark is kept there too, so that the form can tell you after a reload that your message may already have been sent.',
  'reloaded-for':
    'When a page fails to load and this website reloads itself, its address is kept there too until the page has loaded, so that the reload is not repeated.',
} as const;
