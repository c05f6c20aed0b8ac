import { SolutionPage } from '@/components/pages/solution/solution';
import { solution as k12 } from '@/content/solutions/k12';
import { solution as multiSite } from '@/content/solutions/multi-site';
import { solution as privateCharter } from '@/content/solutions/private-charter';
import type { PageView } from './page-view';

const solutions = [k12, multiSite, privateCharter];

export function view(slug: string): PageView {
  const solution = solutions.find((candidate) => candidate.slug === slug) ?? k12;
  return { meta: solution.meta, element: <SolutionPage solution={solution} /> };
}
