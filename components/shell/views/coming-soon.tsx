import { ComingSoonPage } from '@/components/pages/coming-soon';
import { comingSoon } from '@/content/coming-soon';
import type { PageView } from '../page-view';

export const view = (): PageView => ({
  meta: comingSoon.meta,
  tone: 'paper',
  element: <ComingSoonPage content={comingSoon} />,
});
