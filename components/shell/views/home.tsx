import { HomePage } from '@/components/pages/home';
import { demo } from '@/content/demo';
import { home } from '@/content/home';
import { modules } from '@/content/modules';
import type { PageView } from '../page-view';

export const view = (): PageView => ({
  meta: home.meta,
  tone: 'sky',
  demo: demo.home,
  element: <HomePage content={home} modules={modules} />,
});
