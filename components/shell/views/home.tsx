import { HomePage } from '@/components/pages/home/home';
import { home } from '@/content/pages/home';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: home.meta,
  element: <HomePage />,
});
