import { ownerFacts } from '@/content/site/owner-facts';
import type { InternalLink } from '@/content/site/types';

/** Words shared by the three solution pages. */
export const solutionPage = {
  back: { label: 'All solutions', to: '/solutions' } as InternalLink,
  /** The labels of the hero's facts, in their order; the link follows the last. */
  facts: { size: 'Size', installs: 'Installs', ready: 'Ready in', pays: 'Pays' },
  grants: { label: 'Check the grants', to: '/resources' } as InternalLink,
  /** Opens the walkthrough. */
  watch: 'Watch Demo',
  challenge: 'The challenge',
  solution: 'The solution',
  results: 'Results That Matter',
  /** Below the figures. */
  resultsNote: ownerFacts.resultsNote,
  demo: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
};
