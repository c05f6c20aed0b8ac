import { ResourcesPage } from '@/components/pages/resources/resources';
import { FaqPanel } from '@/components/pages/resources/faq-panel';
import { faq } from '@/content/pages/faq';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import type { PageView } from './page-view';
import { ScriptedFaq } from './scripted-faq';

export function view(slug: string): PageView {
  const tab = slug === 'faq' ? 'faq' : 'grants';
  const questions =
    tab === 'faq' ? <FaqPanel content={resources.faq} items={faq} /> : <ScriptedFaq />;
  return {
    meta: tab === 'faq' ? resources.faqMeta : resources.meta,
    tone: 'paper',
    element: <ResourcesPage content={resources} grants={grantCards} faq={questions} tab={tab} />,
  };
}
