import { ResourcesPage } from '@/components/pages/resources/resources';
import { resources } from '@/content/pages/resources';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { PageView } from './page-view';

export function view(_slug: string, tab: ResourceTab = 'grants'): PageView {
  return {
    meta: tab === 'faq' ? resources.faqMeta : resources.meta,
    tabTitles: { grants: resources.meta.title, faq: resources.faqMeta.title },
    element: <ResourcesPage tab={tab} />,
  };
}
