import { summary as aiInsights } from '../products/ai-insights.ts?summary';
import { summary as floorPlan } from '../products/floor-plan.ts?summary';
import { summary as manualLock } from '../products/manual-lock.ts?summary';
import type { InternalLink, Meta } from '@/content/site/types';

/** What the products overview adds to the modules. */
type ProductsOverview = {
  meta: Meta;
  title: string;
  lead: string;
  /** The link of every card, which leads to the solutions. */
  learnMore: InternalLink;
  /** Between "Learn More" and a module's name, for screen readers: where the link leads. */
  about: string;
  /** The products without a card. */
  others: { text: string; links: InternalLink[] };
};

/** The words of /products. */
export const productsOverview: ProductsOverview = {
  meta: {
    title: 'School Safety Products: Locks, Alerts, Drills',
    description:
      'Door locks, panic alerts, visitor sign-in, drills, messages and more. Start with the modules you need most: they share your floor plans and lists.',
  },
  title: 'Complete Safety Platform',
  lead: 'For one school or a whole district. The modules share your floor plans, your staff and student lists, and one record of each day. “Learn More” shows how they work together at your kind of school.',
  learnMore: { label: 'Learn More', to: '/solutions' },
  about: 'about solutions with',
  others: {
    text: 'Three more products work with these:',
    links: [
      { label: manualLock.name, to: manualLock.route },
      { label: floorPlan.name, to: floorPlan.route },
      { label: aiInsights.name, to: aiInsights.route },
    ],
  },
};
