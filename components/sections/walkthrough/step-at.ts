import type { Step, Steps } from '@/content/walkthrough/types';

/** A story's step by its number, 0 to 7; the first for a number that is none of them. */
export const stepAt = (steps: Steps, index: number): Step => steps[index] ?? steps[0];
