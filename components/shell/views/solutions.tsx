import { SolutionsPage } from '@/components/pages/solutions/solutions';
import { demo } from '@/content/site/demo';
import { solution as k12 } from '@/content/solutions/k12';
import { solution as multiSite } from '@/content/solutions/multi-site';
import { solution as privateCharter } from '@/content/solutions/private-charter';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: solutionsOverview.meta,
  isDark: true,
  demo: demo.solutions,
  element: (
    <SolutionsPage content={solutionsOverview} solutions={[k12, multiSite, privateCharter]} />
  ),
});
