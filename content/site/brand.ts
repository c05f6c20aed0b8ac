/**
 * The brand: the first file that a new owner changes. docs/rebrand.md leads through it. Values that
 * end in `.example` are placeholders, and a production build warns while any is left.
 */
export const brand = {
  /** In the header, titles, texts and shared pictures. Up to 24 characters fit every page. */
  name: 'Elmgate',
  /** In the legal pages and search engines' data. */
  legalName: 'Elmgate, Inc.',
  /** One sentence on what is sold: the footer and the web app manifest. */
  blurb:
    'Integrated campus safety: detection, response and communication in one system, for one school or a whole district.',

  /**
   * The mark beside the name, also the favicon, the app icons and the sign on the pictures' flag and
   * screens: one path as in an SVG's `d`. It is filled with `colors.line`; `lines`, optional, are
   * drawn over it in `colors.ink`. `box` is the viewBox that holds them, taller than wide or square.
   */
  mark: {
    box: '6 1 36 46',
    shape: 'M6 46V24C6 13 14 7 24 2 34 7 42 13 42 24V46Z',
    lines: 'M24 46V12.5M24 41.5 11.5 31M24 41.5 36.5 31M24 30 13.5 21.2M24 30 34.5 21.2',
    lineWidth: 3.2,
  },

  /**
   * The base colors, as #RRGGBB. Every tint and shade, on pages and in pictures, follows from them
   * (styles/palette.ts). `npm run check` fails where a text would be hard to read.
   */
  colors: {
    /** The line through every page and the main buttons. Light enough for text in `ink`. */
    line: '#FFB511',
    /** Text, outlines and walls. Nearly black. */
    ink: '#12211D',
    /** Dark sections and the footer. Dark enough for white text. */
    dark: '#0F2B25',
    /** "All well": success notes, positive states, plants and clothes. Dark enough for white text. */
    good: '#1E6A50',
    /** The page's background. Nearly white. */
    paper: '#F8F5EE',
    /** Morning sky and window glass. Light. */
    sky: '#D2E2E7',
    /** Warm walls. Light. */
    warm: '#EAD7B8',
    /** Errors of the form. Dark enough for white text. */
    error: '#A4281D',
  },

  /** Packages of @fontsource-variable that have a weight axis, such as 'figtree'. Run `npm run brand` after a change. */
  fonts: {
    /** Headlines, buttons and the lettering in pictures. */
    display: 'schibsted-grotesk',
    /** Reading text. */
    text: 'public-sans',
  },

  /** Used for canonical addresses, the sitemap and share pictures; no slash at the end. */
  address: process.env.NEXT_PUBLIC_SITE_URL || 'https://www.elmgate.example',
  /** Where "Dashboard Login" leads. */
  dashboard: 'https://dashboard.elmgate.example',
  mail: {
    /** Contact page, footer, failed messages. */
    general: 'hello@elmgate.example',
    /** Privacy Policy. */
    privacy: 'privacy@elmgate.example',
    /** Customers' questions; reports of weaknesses. */
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
  /** Opening hours, a line each. */
  hours: [
    'Monday to Friday 8:00 AM to 6:00 PM CST',
    '(9:00 AM to 7:00 PM Eastern)',
    'Weekend: closed',
  ],
  /** The year beside the © in the footer. */
  copyrightYear: 2025,
  foundingYear: 2019,
  /** Month in which the legal pages last changed. */
  legalUpdated: 'October 2025',
} as const;

/** What the phone number links to, in the footer and on the contact page. */
export const phoneAddress = `tel:+1${brand.phone.replace(/\D/g, '')}` as const;

/** How to reach us without the form. */
export const reachUs = [
  { label: brand.mail.general, href: `mailto:${brand.mail.general}` as const },
  { label: brand.phone, href: phoneAddress },
] as const;
