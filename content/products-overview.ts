import type { InternalLink, Meta } from './types';

/** What the products overview adds to the nine modules. */
export type ProductsOverview = {
  meta: Meta;
  title: string;
  lead: string;
  /** The same on all nine cards: it leads to the solutions. */
  learnMore: InternalLink;
  /** Between "Learn More" and a module's name, for those who hear the link by itself. */
  about: string;
  /** The first card spans the row and says more than the other eight. */
  nexus: { summary: string; tags: [string, string, string] };
};

/** The words of /products: SPEC section 2, "Link targets seen". */
export const productsOverview: ProductsOverview = {
  meta: {
    title: 'Complete Safety Platform',
    description:
      'Nine modules on one line, from locks and sensors to drills, visitors and messages. Each works alone; together they share the map, the roster and the record.',
  },
  title: 'Complete Safety Platform',
  lead: 'Nine modules on one line. Each works alone on its first day. Together they share the map, the roster and the record.',
  learnMore: { label: 'Learn More', to: '/solutions' },
  about: 'about',
  nexus: {
    summary:
      'The unified operations hub. Every other module on this page reports to it, and every person on the team starts their day there.',
    tags: ['Live map', 'Task list', 'Day record'],
  },
};
