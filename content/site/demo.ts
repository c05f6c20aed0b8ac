import type { InternalLink } from './types';
import { answered, askUs, demoContents, demoFact } from './demo-fact';

/** The link that asks for a demo, where the specification words it. */
export const getADemo: InternalLink = { label: 'Get a Demo', to: '/contact' };

/** The label of other links that ask for a demo. */
export const askForDemo = 'Ask for a demo';

/** How long it takes until a school or a district can start. */
export const weeks = {
  school: '2-4 weeks for most schools',
  district: '6-8 weeks for enterprise districts',
};

/** Beside the first button of a page, and in every call to action. */
export const asking = {
  short: demoFact.answer || askUs,
  answer: `We answer ${answered}.`,
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
