import { use, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { ShownPage } from '@/components/lib/shown-page';
import { emptyDraft, hasText, keepDraft, readDraft, type ContactDraft } from './contact-draft';
import { sending, type SendingState } from './sending';

/**
 * The form's fields, what is typed in them, and what its button does. The draft in session storage is
 * renewed on every input. After sending the fields are empty, and Enter in one of them does nothing
 * until something is typed.
 */
export function useContactForm(state: SendingState) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(emptyDraft);
  const { cameFrom } = use(ShownPage);

  useLayoutEffect(() => {
    const fields = form.current!;
    const fill = (isNew: boolean) => {
      if (isNew) fields.reset();
      fillEmpty(fields, readDraft());
      const draft = keepFields(fields);
      setTyped(draft);
      if (!hasText(draft)) sending.forget('unknown');
    };
    fill(state === 'success');
    // Back may revive this document after another one of the tab has sent the draft.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && fill(true);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [state]);

  // Also what a password manager or a script has filled in without an event, before the page or the
  // document is left.
  useLayoutEffect(() => {
    const fields = form.current!;
    const keep = () => keepFields(fields);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('pagehide', keep);
      keep();
      sending.forget('success', 'error');
    };
  }, []);

  return {
    form,
    typed,
    keepInput: () => {
      setTyped(keepFields(form.current!));
      sending.forget('unknown', 'success');
    },
    submit: (event: SubmitEvent) => {
      event.preventDefault();
      if (state !== 'success') void sending.submit(keepFields(form.current!), cameFrom);
    },
  };
}

/** Keeps and returns what is in the fields, which are named after the draft's keys. */
function keepFields(form: HTMLFormElement) {
  const draft = Object.fromEntries(new FormData(form)) as ContactDraft;
  keepDraft(draft);
  return draft;
}

/** Restores the draft into empty fields. Text typed before hydration is kept. */
function fillEmpty(form: HTMLFormElement, draft: ContactDraft) {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value ||= text;
  }
}
