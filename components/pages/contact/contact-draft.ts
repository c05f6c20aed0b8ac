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

/**
 * Appends a sentence about what the visitor did to the message, where they can change it. An empty
 * sentence, or one that the message already contains, changes nothing.
 */
export function addToMessage(sentence: string) {
  const line = sentence.trim();
  const draft = readDraft();
  if (!line || draft.message.includes(line)) return;
  keepDraft({ ...draft, message: `${draft.message.trimEnd()}\n${line}`.trimStart() });
}

/** Removes what was sent from the draft; a sentence added to the message since then stays. */
export function dropSent(sent: ContactDraft) {
  const { message } = readDraft();
  const before = sent.message.trimEnd();
  const added = message.startsWith(before) ? message.slice(before.length).trim() : '';
  if (added) keepDraft({ ...emptyDraft, message: added });
  else dropDraft();
}
