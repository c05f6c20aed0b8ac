import { AboutPage } from '@/components/pages/about';
import { about } from '@/content/about';
import type { PageView } from '../page-view';

export const view = (): PageView => ({
  meta: about.meta,
  tone: 'paper',
  element: <AboutPage content={about} />,
});
