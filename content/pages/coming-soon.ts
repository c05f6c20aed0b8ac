import type { InternalLink, Meta } from '@/content/site/types';

/** The page of a product in beta. */
type ComingSoon = {
  meta: Meta;
  /** The title on a product's own addresses. */
  titleOf: string;
  title: string;
  text: string;
  action: InternalLink;
  back: InternalLink;
  /** The door plate beside the text, from top to bottom. */
  plate: { badge: string; title: string; text: string };
};

/** The words of the Coming Soon page. */
export const comingSoon: ComingSoon = {
  meta: {
    title: 'Coming Soon',
    description:
      'This feature is unavailable while we are still testing it. Book a demo to see how it works today, and ask us what is still to come.',
  },
  titleOf: '{name}: Coming Soon',
  title: 'Coming Soon',
  text: 'This feature is unavailable while we are still testing it. Book a demo to see how it works today.',
  action: { label: 'Book a Demo', to: '/contact' },
  back: { label: 'Back to home', to: '/' },
  plate: {
    badge: 'BETA TESTING',
    title: 'In testing',
    text: 'Not available yet',
  },
};
