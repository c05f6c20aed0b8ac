/** What a visitor has typed into the contact form and not yet sent (SPEC section 3). */
export type ContactDraft = { name: string; email: string; institution: string; message: string };

export const emptyDraft: ContactDraft = { name: '', email: '', institution: '', message: '' };

const key = 'contact-draft';

/** The draft of this visit; alone where the browser denies storage or has none left. */
let memory: ContactDraft | undefined;

/** The draft kept in this tab, or an empty one. Never throws; what cannot be read counts as empty. */
export function readDraft(): ContactDraft {
  return memory ?? stored() ?? emptyDraft;
}

/** Keeps a draft for the rest of the visit, in session storage where there is any. */
export function keepDraft(draft: ContactDraft) {
  memory = draft;
  tryStorage((storage) => storage.setItem(key, JSON.stringify(draft)));
}

/** Forgets the draft: the message has been sent. */
export function dropDraft() {
  memory = undefined;
  tryStorage((storage) => storage.removeItem(key));
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

/** Storage may be denied, full or hold something else: then the visit goes on without it. */
function tryStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(window.sessionStorage);
  } catch {
    return undefined;
  }
}
