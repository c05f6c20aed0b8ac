import { ContactPage } from '@/components/pages/contact/contact';
import { contact } from '@/content/pages/contact';
import type { PageView } from './page-view';

export const view = (): PageView => ({
  meta: contact.meta,
  element: <ContactPage />,
});
