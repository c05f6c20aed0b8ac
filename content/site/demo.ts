import type { DemoInvitation, InternalLink } from './types';

const action: InternalLink = { label: 'Get a Demo', to: '/contact' };

/** The demo invitation after pages without a call to action, by kind of page. */
export const demo = {
  home: {
    headline: 'See it working in your school',
    text: 'Bring your floor plan and your questions. We will show you the platform in your own building.',
    action,
  },
  products: {
    headline: 'Not sure where to start?',
    text: 'Tell us about your school. We will show you which modules would help you first.',
    action,
  },
  product: {
    headline: 'See it in your own building',
    text: 'Bring your floor plan and the questions on this page. We will go through them with you.',
    action,
  },
  solutions: {
    headline: 'Plan it with us',
    text: 'Tell us how many campuses you have and what you use today. We will show you how it fits together.',
    action,
  },
} satisfies Record<string, DemoInvitation>;
