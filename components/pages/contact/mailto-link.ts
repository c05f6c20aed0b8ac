import { mailto } from '@/components/lib/mailto';
import type { FormContent } from '@/content/pages/contact';
import type { ContactDraft } from './contact-draft';

type Mail = { subject: string; address?: string };

/** A mailto link with the form's values: each filled field with its label, then the message. */
export function mailtoLink(
  { fields }: Pick<FormContent, 'fields'>,
  { message, ...line }: ContactDraft,
  { address, subject }: Mail,
): string {
  const lines = (['name', 'email', 'institution'] as const)
    .filter((name) => line[name].trim())
    .map((name) => `${fields[name].label}: ${line[name].trim()}`);
  const body = [lines.join('\n'), message.trim()].filter(Boolean).join('\n\n');
  return mailto({ to: address, subject, body });
}
