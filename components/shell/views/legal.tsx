import { LegalPage } from '@/components/pages/legal/legal';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import type { PageView } from './page-view';

export function view(slug: string): PageView {
  const document = slug === 'terms' ? terms : privacy;
  return { meta: document.meta, element: <LegalPage document={document} /> };
}
