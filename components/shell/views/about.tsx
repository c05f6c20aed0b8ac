import { AboutPage } from '@/components/pages/about/about';
import { about } from '@/content/pages/about';
import { subjects } from '@/content/site/demo';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: about.meta,
  subject: subjects.about,
  element: <AboutPage />,
});
