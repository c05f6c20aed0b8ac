import { ComingSoonPage } from '@/components/pages/coming-soon/coming-soon';
import { interpolate } from '@/components/lib/interpolate';
import { comingSoon } from '@/content/pages/coming-soon';
import type { PageView } from './page-view';

/** The page of a product in beta, or of /coming-soon, which names no product. */
export const view = (name = ''): PageView => ({
  meta: name
    ? { ...comingSoon.meta, title: interpolate(comingSoon.titleOf, { name }) }
    : comingSoon.meta,
  hidden: true,
  element: <ComingSoonPage />,
});
