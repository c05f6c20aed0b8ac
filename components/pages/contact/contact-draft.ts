import { mailto } from '@/components/lib/mailto';
import { keepInTab, readTab } from '@/components/lib/tab-storage';
import type { FormContent } from '@/content/pages/contact';

/** A draft without text. */
export const emptyDraft = { name: '', email: '', institution: '', message: '' };

/** What a visitor has written in the contact form and not yet sent. */
export type ContactDraft = typeof emptyDraft;

/** Whether there is any text in a draft. */
export const hasText = (draft: ContactDraft) => Object.values(draft).some(Boolean);

/**
 * The draft, only if the browser denies storage or has no space left. Otherwise storage is the only
 * copy: the tab's other documents, which Back may revive, write to it too.
 */
let memory: ContactDraft | undefined;

/** Returns the draft kept in this tab; what is missing or no text is empty. */
export function readDraft(): ContactDraft {
  const kept = memory ?? Object(readTab('contact-draft'));
  const draft = { ...emptyDraft };
  for (const name of Object.keys(draft) as (keyof ContactDraft)[])
    if (typeof kept[name] === 'string') draft[name] = kept[name];
  return draft;
}

/** Keeps a draft in this tab, or until its document is left where storage is denied; one without text is dropped. */
export function keepDraft(draft: ContactDraft) {
  memory = keepInTab('contact-draft', hasText(draft) ? draft : null) ? undefined : draft;
}

/** A mailto link with a draft: each filled field with its label, then the message. */
export function mailtoLink({ fields, error }: FormContent, { message, ...line }: ContactDraft) {
  const lines = (['name', 'email', 'institution'] as const)
    .filter((name) => line[name].trim())
    .map((name) => `${fields[name].label}: ${line[name].trim()}`);
  const body = [lines.join('\n'), message.trim()].filter(Boolean).join('\n\n');
  return mailto({ to: error.address, subject: error.subject, body });
}
