import type { DemoInvitation, InternalLink } from './types';

/** The link that asks for a demo, everywhere but where the specification words it otherwise. */
export const getADemo: InternalLink = { label: 'Get a Demo', to: '/contact' };

/**
 * What asking for a demo costs a visitor: beside the contact form, and in every call to action. The
 * owner confirms length, place and price before launch.
 */
export const asking = {
  costs: [
    'About 30 minutes, online or at your school.',
    'Nothing to prepare.',
    'It costs nothing, and we do not add you to a mailing list.',
  ],
  answer: 'We answer within 24 hours on business days.',
};

/** The demo invitation after pages without a call to action, by kind of page. */
export const demo = {
  home: {
    headline: 'See it for a school like yours',
    text: 'Tell us what you need first, and the demo starts there.',
    action: getADemo,
  },
  products: {
    headline: 'Not sure where to start?',
    text: 'Tell us about your school. We will show you which modules would help you first.',
    action: getADemo,
  },
  product: {
    headline: 'See how it works',
    text: 'We show it to you and answer the questions on this page.',
    action: getADemo,
  },
  solutions: {
    headline: 'See it work together',
    text: 'Tell us how many campuses you have. We will show you how it fits together there.',
    action: getADemo,
  },
} satisfies Record<string, DemoInvitation>;
