import { brand } from '@/content/site/brand';
import { ownerFacts } from '@/content/site/owner-facts';
import type { InternalLink } from '@/content/site/types';

/** Words shared by the three solution pages. */
export const solutionPage = {
  back: { label: 'All solutions', to: '/solutions' } as InternalLink,
  /** Opens the walkthrough. */
  watch: 'Watch Demo',
  challenge: 'The challenge',
  solution: 'The solution',
  results: 'Results That Matter',
  /** Before the figures. */
  resultsNote: ownerFacts.resultsNote,
  /** What happens in each week; `we` and `staff` stand before what each of the two does. */
  rollout: { title: 'Week by week', we: brand.name, staff: 'Your staff' },
  demo: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
};
