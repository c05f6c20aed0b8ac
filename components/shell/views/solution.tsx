import { SolutionPage } from '@/components/pages/solution/solution';
import { solutions } from '@/content/solutions/all';
import type { PageView } from './page-view';

export function view(slug: string): PageView {
  const solution = solutions.find((candidate) => candidate.slug === slug)!;
  return {
    meta: solution.meta,
    element: <SolutionPage solution={solution} />,
  };
}
