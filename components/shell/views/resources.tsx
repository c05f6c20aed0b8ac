import { ResourcesPage } from '@/components/pages/resources/resources';
import { faq } from '@/content/pages/faq';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import { subjects } from '@/content/site/demo';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { PageView } from './page-view';

export function view(_slug: string, tab: ResourceTab = 'grants'): PageView {
  return {
    meta: tab === 'faq' ? resources.faqMeta : resources.meta,
    subject: subjects.resources,
    tabTitles: { grants: resources.meta.title, faq: resources.faqMeta.title },
    element: <ResourcesPage content={resources} grants={grantCards} faq={faq} tab={tab} />,
  };
}
