import { SolutionsPage } from '@/components/pages/solutions/solutions';
import { demo } from '@/content/site/demo';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: solutionsOverview.meta,
  isDark: true,
  demo: demo.solutions,
  element: <SolutionsPage />,
});
