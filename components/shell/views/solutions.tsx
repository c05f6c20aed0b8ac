import { SolutionsPage } from '@/components/pages/solutions/solutions';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: solutionsOverview.meta,
  isDark: true,
  element: <SolutionsPage />,
});
