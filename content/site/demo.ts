import type { InternalLink } from './types';
import { askUs, demoContents, demoFact, demoPlace } from './demo-fact';

/** The link that asks for a demo, where the specification words it. */
export const getADemo: InternalLink = { label: 'Get a Demo', to: '/contact' };

/** The label of other links that ask for a demo. */
export const askForDemo = 'Ask for a demo';

/**
 * What asking for a demo costs a visitor: `short` beside the first button of a page, all of it beside
 * the contact form and in every call to action.
 */
const short = demoFact.answer || askUs;
export const asking = {
  short,
  costs: [
    short,
    ...(demoPlace.answer ? [demoPlace.answer] : []),
    'Nothing to prepare.',
    'We do not add you to a mailing list.',
  ],
  answer: 'We answer within 24 hours on business days.',
};

/** What a demo is: on the contact page and in every call to action. */
export const demoLead = demoContents.answer || askUs;

/** The headlines of the invitations that close a page, where the specification words none. */
export const invitations = {
  home: 'See it for a school like yours',
  products: 'Not sure where to start?',
  product: 'See how it works',
  solutions: 'See it work together',
};
