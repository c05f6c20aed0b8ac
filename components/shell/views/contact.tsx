import { ContactPage } from '@/components/pages/contact';
import { contact } from '@/content/contact';
import type { PageView } from '../page-view';

export const view = (): PageView => ({
  meta: contact.meta,
  tone: 'paper',
  element: <ContactPage content={contact} />,
});
