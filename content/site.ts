/**
 * Who the company is: everything a new owner changes first. Values that end in `.example` are
 * placeholders, and a production build warns while any is left.
 */
export const site = {
  name: 'Elmgate',
  legalName: 'Elmgate, Inc.',
  blurb:
    'Door locks, panic alerts, visitor sign-in, drills and messages on one screen, for one school or a whole district.',
  /** Used for canonical addresses, the sitemap and share pictures; no slash at the end. */
  address: process.env.NEXT_PUBLIC_SITE_URL || 'https://www.elmgate.example',
  dashboard: 'https://dashboard.elmgate.example',
  mail: {
    general: 'hello@elmgate.example',
    privacy: 'privacy@elmgate.example',
    support: 'support@elmgate.example',
  },
  phone: '(404) 555-0142',
  office: {
    street: '100 Example Street NW',
    suite: 'Suite 400',
    city: 'Atlanta',
    region: 'Georgia',
    postalCode: '30303',
    country: 'US',
  },
  hours: [
    'Monday to Friday, 8:00 AM to 6:00 PM CST',
    '(9:00 AM to 7:00 PM Eastern)',
    'Weekend: closed',
  ],
  copyrightYear: 2025,
  foundingYear: 2019,
  legalUpdated: 'October 2025',
  /** Month in which someone last read the grant guides against the current notices. */
  grantsReviewed: 'October 2025',
} as const;
