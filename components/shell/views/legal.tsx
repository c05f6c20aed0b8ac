import { LegalPage } from '@/components/pages/legal/legal';
import { accessibility } from '@/content/legal/accessibility';
import { compare } from '@/content/legal/compare';
import { itPrivacy } from '@/content/legal/it-privacy';
import { privacy } from '@/content/legal/privacy';
import { terms } from '@/content/legal/terms';
import type { PageView } from './page-view';

const documents = [privacy, terms, accessibility, itPrivacy, compare];

export function view(slug: string): PageView {
  const document = documents.find((each) => each.slug === slug)!;
  return { meta: document.meta, element: <LegalPage document={document} /> };
}
