import { use, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { messageIn } from '@/components/lib/message-link';
import { ShownPage } from '@/components/lib/shown-page';
import { addToMessage, emptyDraft, keepDraft, readDraft, type ContactDraft } from './contact-draft';
import { sending, type SendingState } from './sending';

/**
 * The form's fields, what is typed in them, and what its buttons do. The draft in session storage is
 * renewed on every input.
 */
export function useContactForm(state: SendingState) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<ContactDraft>(emptyDraft);
  const { count } = use(ShownPage);

  useLayoutEffect(() => {
    const fill = (isNew: boolean) => {
      if (isNew) form.current!.reset();
      fillEmptyFields(form.current!, readDraft());
      const fields = readFields(form.current!);
      // Also text that was typed before hydration.
      if (Object.values(fields).some(Boolean)) keepDraft(fields);
      else sending.forget('unknown');
      setTyped(readFields(form.current!));
    };
    fill(state === 'success');
    // Also of a link on this page.
    const sentence = messageIn(location.hash);
    if (sentence) {
      addToMessage(sentence);
      sending.forget('success');
      fill(true);
    }
    // Back may revive this document after another one of the tab has sent the draft.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && fill(true);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [state, count]);

  useLayoutEffect(() => () => sending.forget('success', 'error'), []);

  const keep = () => {
    const fields = readFields(form.current!);
    keepDraft(fields);
    setTyped(fields);
    return fields;
  };
  const keepInput = () => {
    keep();
    sending.forget('unknown');
  };
  return {
    form,
    typed,
    keepInput,
    /** Adds words to the message, and puts the caret after the first row of them, where the visitor writes on. */
    addWords: (words: string) => {
      const box = form.current!.elements.namedItem('message') as HTMLTextAreaElement;
      box.value = `${box.value.trimEnd()}\n${words}`.trimStart();
      const at = box.value.length - words.length + words.indexOf('\n');
      box.focus();
      box.setSelectionRange(at, at);
      keepInput();
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      void sending.submit(keep());
    },
    startAgain: () => {
      flushSync(() => sending.forget('success'));
      form.current!.querySelector('input')!.focus();
    },
  };
}

/** The fields are named after the draft's keys. */
const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ContactDraft;

/** Restores the draft into empty fields. Text typed before hydration is kept. */
function fillEmptyFields(form: HTMLFormElement, draft: ContactDraft) {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value ||= text;
  }
}
