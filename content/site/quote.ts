import type { InternalLink, QuoteCount } from '@/content/site/types';
import { ownerFacts } from './owner-facts';

/** Where the shape of a quote is shown, on the contact page. */
export const quoteAnchor = 'quote';

/** The shape of a quote, without an amount: what is counted, and when it is paid. */
export const quote = {
  title: 'What a quote looks like',
  /** The title where a page has only the sentence. */
  lineTitle: 'How a quote is built',
  sentence: ownerFacts.priceShape,
  columns: { counted: 'What we count', once: 'Once', yearly: 'Each year' },
  rows: {
    doors: { counted: 'Doors with a lock', once: true },
    sensors: { counted: 'Sensors', once: true, yearly: true },
    tablets: { counted: 'Tablets and printers', once: true, yearly: true },
    enrollment: { counted: 'Enrollment and modules', yearly: true },
    campuses: { counted: 'Campuses', yearly: true },
    support: { counted: 'Support plan', yearly: true },
    setup: { counted: 'Setup and training', once: true },
  } as Record<QuoteCount, { counted: string; once?: true; yearly?: true }>,
  total: 'Total',
  /** A blank of the sample, and what it is for screen readers: to be filled in, or not counted. */
  cell: { currency: '$', filled: 'your price', none: 'none' },
  notes: [
    'Your price depends on the counts in this table, so it is not shown here.',
    ownerFacts.contract,
    ownerFacts.purchasing,
  ],
  /** From other pages. */
  shape: { label: 'See a blank quote', to: '/contact', anchor: quoteAnchor } as InternalLink,
  ask: {
    link: 'Ask for a quote',
    /** Fills the contact form's message; the visitor adds the counts. */
    message:
      'Please send us a quote. Our counts, as far as we know them:\nDoors with a lock:\nSensors:\nEnrollment and modules:\nCampuses:',
  },
};
