import type { DemoInvitation, InternalLink } from './types';
import { askUs, demoFact, demoPlace } from './demo-fact';

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

/** Beside a call to action that says nothing else of its page. */
export const demoLead = 'Tell us what you need first, and the demo starts there.';

/** The demo invitation after pages without a call to action, by kind of page. */
export const demo = {
  home: {
    headline: 'See it for a school like yours',
    text: demoLead,
  },
  products: {
    headline: 'Not sure where to start?',
    text: 'Tell us about your school. We will show you which modules would help you first.',
  },
  product: {
    headline: 'See how it works',
    text: demoLead,
  },
  solutions: {
    headline: 'See it work together',
    text: 'Tell us how many campuses you have. We will show you how it fits together there.',
  },
} satisfies Record<string, DemoInvitation>;
