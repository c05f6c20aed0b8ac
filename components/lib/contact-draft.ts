import { browserStorage } from '@/content/site/browser-storage';

/** What a visitor has written in the contact form and not yet sent. */
export type ContactDraft = { name: string; email: string; institution: string; message: string };

export const emptyDraft: ContactDraft = { name: '', email: '', institution: '', message: '' };

const key = browserStorage.contactDraft.key;

/**
 * The draft, only if the browser denies storage or has no space left. Otherwise storage is the only
 * copy: the tab's other documents, which Back may revive, write to it too.
 */
let memory: ContactDraft | undefined;

/** Returns the draft kept in this tab, or an empty one. Never throws; unreadable data counts as empty. */
export function readDraft(): ContactDraft {
  return memory ?? stored() ?? emptyDraft;
}

/** Keeps a draft for the rest of the visit, in session storage where the browser allows it. */
export function keepDraft(draft: ContactDraft) {
  const isStored = tryStorage((storage) => {
    storage.setItem(key, JSON.stringify(draft));
    return true;
  });
  memory = isStored ? undefined : draft;
}

export function dropDraft() {
  memory = undefined;
  tryStorage((storage) => storage.removeItem(key));
}

/**
 * Appends a sentence about what the visitor did to the message; in the contact form they can change
 * or delete it. An empty sentence, or one that the message already contains, changes nothing.
 */
export function addToMessage(sentence: string) {
  const line = sentence.trim();
  const draft = readDraft();
  if (!line || draft.message.includes(line)) return;
  const typed = draft.message.trimEnd();
  keepDraft({ ...draft, message: typed ? `${typed}\n${line}` : line });
}

/** Removes what was sent from the draft; a sentence added to the message since then stays. */
export function dropSent(sent: ContactDraft) {
  const { message } = readDraft();
  const before = sent.message.trimEnd();
  const added = message.startsWith(before) ? message.slice(before.length).trim() : '';
  if (added) keepDraft({ ...emptyDraft, message: added });
  else dropDraft();
}

function stored(): ContactDraft | undefined {
  return tryStorage((storage) => {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const known = { ...emptyDraft };
    for (const [name, text] of Object.entries(value))
      if (Object.hasOwn(known, name) && typeof text === 'string')
        known[name as keyof ContactDraft] = text;
    return known;
  });
}

/** Storage may be denied, full or hold other data; then the visit continues without it. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
