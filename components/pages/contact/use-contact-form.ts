import { use, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { ShownPage } from '@/components/lib/shown-page';
import { emptyDraft, keepDraft, readDraft, type ContactDraft } from './contact-draft';
import { sending, type SendingState } from './sending';

/**
 * The form's fields, what is typed in them, and what its button does. The draft in session storage is
 * renewed on every input. After sending the fields are empty, and Enter in one of them does nothing
 * until something is typed.
 */
export function useContactForm(state: SendingState) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<ContactDraft>(emptyDraft);
  const { cameFrom } = use(ShownPage);

  useLayoutEffect(() => {
    const fill = (isNew: boolean) => {
      if (isNew) form.current!.reset();
      fillEmptyFields(form.current!, readDraft());
      const fields = readFields(form.current!);
      // Also text that was typed before hydration.
      if (Object.values(fields).some(Boolean)) keepDraft(fields);
      else sending.forget('unknown');
      setTyped(fields);
    };
    fill(state === 'success');
    // Back may revive this document after another one of the tab has sent the draft.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && fill(true);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [state]);

  // Also what a password manager or a script has filled in without an event.
  useLayoutEffect(() => {
    const filled = form.current!;
    return () => {
      const fields = readFields(filled);
      if (Object.values(fields).some(Boolean)) keepDraft(fields);
    };
  }, []);

  useLayoutEffect(() => () => sending.forget('success', 'error'), []);

  const keep = () => {
    const fields = readFields(form.current!);
    keepDraft(fields);
    setTyped(fields);
    return fields;
  };
  return {
    form,
    typed,
    keepInput: () => {
      keep();
      sending.forget('unknown', 'success');
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (state !== 'success') void sending.submit(keep(), cameFrom);
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
