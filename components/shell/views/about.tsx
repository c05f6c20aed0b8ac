import { AboutPage } from '@/components/pages/about/about';
import { about } from '@/content/pages/about';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: about.meta,
  element: <AboutPage />,
});
