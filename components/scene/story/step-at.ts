import type { Step, Steps } from '@/content/walkthrough/types';

/** A story's step by its index, 0 to 7; the first step for any other number. */
export const stepAt = (steps: Steps, index: number): Step => steps[index] ?? steps[0];
