import { ResourcesPage } from '@/components/pages/resources';
import { faq } from '@/content/faq';
import { grantCards } from '@/content/grant-cards';
import { resources } from '@/content/resources';
import type { PageView } from '../page-view';

export const view = (tab: string): PageView => ({
  meta: resources.meta,
  tone: 'paper',
  element: (
    <ResourcesPage
      content={resources}
      grants={grantCards}
      faq={faq}
      tab={tab === 'faq' ? 'faq' : 'grants'}
    />
  ),
});
