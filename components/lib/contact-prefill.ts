import { keepDraft, readDraft } from './contact-draft';

/**
 * Puts a sentence into the contact form's message, for the page to show when it is opened: what a
 * visitor chose in a walkthrough travels with them, and they can change or delete it. A message
 * already typed is kept and the sentence follows on a line of its own; a sentence that is there
 * already is not repeated. An empty one changes nothing.
 */
export function prefillMessage(sentence: string) {
  const line = sentence.trim();
  const draft = readDraft();
  if (!line || draft.message.includes(line)) return;
  const typed = draft.message.trimEnd();
  keepDraft({ ...draft, message: typed ? `${typed}\n${line}` : line });
}
