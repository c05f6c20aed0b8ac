import { needNexus } from '@/content/site/need-nexus';
import type { InternalLink } from '@/content/site/types';

/** The words of /products. */
export const productsOverview = {
  meta: {
    title: 'School Safety Products: Locks, Alerts, Drills',
    description:
      'Door locks, panic alerts, visitor sign-in, drills, messages and more. Start with the modules you need most: they share your floor plans and lists.',
  },
  title: 'Complete Safety Platform',
  lead: `For one school or a whole district. ${needNexus} A name opens its page, and “Learn More” shows how they work together.`,
  /** The link of every card, and for screen readers what is between it and the module's name. */
  learnMore: { label: 'Learn More', to: '/solutions' } as InternalLink,
  about: 'about solutions with',
  /** Before the products without a card. */
  others: 'More products that work with these:',
};
