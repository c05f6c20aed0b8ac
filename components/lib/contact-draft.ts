import { browserStorage } from '@/content/browser-storage';

/** What a visitor has written in the contact form and not yet sent. */
export type ContactDraft = { name: string; email: string; institution: string; message: string };

export const emptyDraft: ContactDraft = { name: '', email: '', institution: '', message: '' };

const key = browserStorage.contactDraft.key;

/** The draft of this visit; the only copy where the browser denies storage or has none left. */
let memory: ContactDraft | undefined;

/** The draft kept in this tab, or an empty one. Never throws; what cannot be read counts as empty. */
export function readDraft(): ContactDraft {
  return memory ?? stored() ?? emptyDraft;
}

/** Keeps a draft for the rest of the visit, in session storage if there is any. */
export function keepDraft(draft: ContactDraft) {
  memory = draft;
  tryStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** Forgets the draft. */
export function dropDraft() {
  memory = undefined;
  tryStorage((storage) => storage.removeItem(key));
}

/**
 * Appends a sentence on what the visitor did to the message, which the contact form shows for them
 * to change or delete. The message keeps what is in it; a sentence that it holds already, or an
 * empty one, changes nothing.
 */
export function addToMessage(sentence: string) {
  const line = sentence.trim();
  const draft = readDraft();
  if (!line || draft.message.includes(line)) return;
  const typed = draft.message.trimEnd();
  keepDraft({ ...draft, message: typed ? `${typed}\n${line}` : line });
}

/** Forgets what has been sent; a sentence added to the message since then stays. */
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

/** Storage may be denied, full or hold something else: then the visit continues without it. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
