import { keepInTab, readTab } from '@/components/lib/tab-storage';

/** What a visitor has written in the contact form and not yet sent. */
export type ContactDraft = { name: string; email: string; institution: string; message: string };

export const emptyDraft: ContactDraft = { name: '', email: '', institution: '', message: '' };

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

/** Keeps a draft in this tab, or until its document is left where storage is denied. */
export function keepDraft(draft: ContactDraft) {
  memory = keepInTab('contact-draft', draft) ? undefined : draft;
}

export function dropDraft() {
  memory = undefined;
  keepInTab('contact-draft', null);
}
