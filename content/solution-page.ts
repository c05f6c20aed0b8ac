import type { InternalLink } from './types';

/** What the three solution pages say alike (SPEC section 2, "Solution pages"). */
export const solutionPage = {
  back: { label: 'All solutions', to: '/solutions' } as InternalLink,
  /** Opens the walkthrough; nothing is navigated to. */
  watch: 'Watch Demo',
  /** Its code could not be fetched. */
  watchFailed: 'The demo did not load. Check the connection and press the button again.',
  challenge: 'The challenge',
  solution: 'The solution',
  results: 'Results That Matter',
  demo: { label: 'Schedule a Demo', to: '/contact' } as InternalLink,
};
