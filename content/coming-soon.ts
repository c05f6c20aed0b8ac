import type { InternalLink, Meta } from './types';

/** What a product in beta shows in place of its page. */
export type ComingSoon = {
  meta: Meta;
  title: string;
  text: string;
  action: InternalLink;
  /** The door plate beside the text, from its badge down. */
  plate: { badge: string; title: string; text: string };
};

/** The words of the Coming Soon page: SPEC section 2, "Coming Soon page". */
export const comingSoon: ComingSoon = {
  meta: {
    title: 'Coming Soon',
    description:
      'This feature is unavailable while a small group of schools tests it. Book a demo and we will show you how far it has come.',
  },
  title: 'Coming Soon',
  text: 'This feature is unavailable while a small group of schools tests it. We can show you how far it has come.',
  action: { label: 'Book a Demo', to: '/contact' },
  plate: {
    badge: 'BETA TESTING',
    title: 'Class in session',
    text: 'Please use the other door',
  },
};
