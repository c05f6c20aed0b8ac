import { ResourcesPage } from '@/components/pages/resources';
import { faq } from '@/content/faq';
import { grantCards } from '@/content/grant-cards';
import { resources } from '@/content/resources';
import type { PageView } from '../page-view';

/** All guides for the exported page, where they are read without script; a browser skips them. */
async function guidesWithoutScript() {
  if (typeof window !== 'undefined') return undefined;
  const [{ ReadableGuides }, { grantGuides }] = await Promise.all([
    import('@/components/pages/resources/readable-guides'),
    import('@/content/grant-guides'),
  ]);
  return (
    <ReadableGuides grants={grantCards} guides={grantGuides} sources={resources.viewer.sources} />
  );
}

export const view = async (tab: string): Promise<PageView> => ({
  meta: resources.meta,
  tone: 'paper',
  element: (
    <ResourcesPage
      content={resources}
      grants={grantCards}
      faq={faq}
      tab={tab === 'faq' ? 'faq' : 'grants'}
      guides={await guidesWithoutScript()}
    />
  ),
});
