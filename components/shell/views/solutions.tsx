import { SolutionsPage } from '@/components/pages/solutions/solutions';
import { demo, subjects } from '@/content/site/demo';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: solutionsOverview.meta,
  subject: subjects.solutions,
  isDark: true,
  demo: demo.solutions,
  element: <SolutionsPage />,
});
