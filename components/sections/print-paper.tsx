'use client';

import { PrintButton } from '@/components/ui/print-button';

const papers = {
  comparison: () => import('./papers/comparison-paper').then(({ ComparisonPaper: P }) => <P />),
  day: () => import('./papers/day-paper').then(({ DayPaper: P }) => <P />),
  quote: () => import('./papers/quote-paper').then(({ QuotePaper: P }) => <P />),
};

/** A button that loads one sheet of paper and prints it instead of the page. */
export const PrintPaper = ({ label, paper }: { label: string; paper: keyof typeof papers }) => (
  <PrintButton label={label} load={papers[paper]} />
);
