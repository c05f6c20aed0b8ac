import type { InternalLink } from '@/content/site/types';

/** The words of the Coming Soon page. */
export const comingSoon = {
  meta: {
    title: 'Coming Soon',
    description:
      'This feature is unavailable while we are still testing it. Book a demo to see how it works today, and ask us what is still to come.',
  },
  /** The title on a product's own addresses. */
  titleOf: '{name}: Coming Soon',
  title: 'Coming Soon',
  text: 'This feature is unavailable while we are still testing it. Book a demo to see how it works today.',
  action: { label: 'Book a Demo', to: '/contact' } as InternalLink,
  back: { label: 'Back to home', to: '/' } as InternalLink,
  /** The door plate beside the text, from top to bottom. */
  plate: {
    badge: 'BETA TESTING',
    title: 'In testing',
    text: 'Not available yet',
  },
};
