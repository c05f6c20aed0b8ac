import { HomePage } from '@/components/pages/home/home';
import { demo } from '@/content/site/demo';
import { home } from '@/content/pages/home';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: home.meta,
  demo: demo.home,
  element: <HomePage />,
});
