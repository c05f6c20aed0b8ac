import { ResourcesPage } from '@/components/pages/resources/resources';
import { faq } from '@/content/pages/faq';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import type { PageView } from './page-view';

export function view(slug: string): PageView {
  const tab = slug === 'faq' ? 'faq' : 'grants';
  return {
    meta: tab === 'faq' ? resources.faqMeta : resources.meta,
    tone: 'paper',
    element: <ResourcesPage content={resources} grants={grantCards} faq={faq} tab={tab} />,
  };
}
