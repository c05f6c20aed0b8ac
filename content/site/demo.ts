import type { DemoInvitation, InternalLink } from './types';
import { brand } from './brand';
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

/** The line with which a link begins the message, so that we know what the visitor was reading. */
export const messageAbout = 'About: {subject}';

/** What the pages without a name of their own are about, in that line. */
export const subjects = {
  home: 'The whole platform',
  products: 'All products',
  solutions: 'Solutions',
  about: brand.name,
  resources: 'Grants and questions',
};

/** What a demo is: on the contact page and in every call to action. */
export const demoLead = demoContents.answer || askUs;

/** The demo invitation after pages without a call to action, by kind of page. */
export const demo = {
  home: {
    headline: 'See it for a school like yours',
    text: demoLead,
  },
  products: {
    headline: 'Not sure where to start?',
    text: demoLead,
  },
  product: {
    headline: 'See how it works',
    text: demoLead,
  },
  solutions: {
    headline: 'See it work together',
    text: demoLead,
  },
} satisfies Record<string, DemoInvitation>;
