import { useLayoutEffect, useRef, useState, useSyncExternalStore, type FormEvent } from 'react';
import {
  emptyDraft,
  keepDraft,
  readDraft,
  type ContactDraft,
} from '@/components/lib/contact-draft';
import { sending as siteSending } from './sending';

/**
 * The contact form's behavior. The browser alone checks the fields. What is typed is kept for the
 * visit, so that a change of page and Back lose nothing.
 *
 * @returns `typed` is what the fields hold; `formProps` go on the form element
 */
export function useContactForm(sending = siteSending) {
  const form = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(sending.subscribe, sending.state, () => 'idle' as const);
  const [typed, setTyped] = useState<ContactDraft>(emptyDraft);

  const keep = () => {
    const fields = readFields(form.current!);
    keepDraft(fields);
    setTyped(fields);
    return fields;
  };

  useLayoutEffect(() => {
    const element = form.current!;
    if (state === 'success') element.reset();
    fillEmptyFields(element, readDraft());
    setTyped(readFields(element));
  }, [state]);

  useLayoutEffect(() => sending.forget, [sending]);

  return {
    state,
    typed,
    formProps: {
      ref: form,
      onInput: () => {
        keep();
        // A new message begins; the thanks was for the last one.
        if (state === 'success') sending.forget();
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        sending.submit(keep());
      },
    },
  };
}

/** The fields carry the draft's names and hold text only. */
const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ContactDraft;

/** Fields that hold text keep it: it was typed before this script ran, or is being sent. */
function fillEmptyFields(form: HTMLFormElement, draft: ContactDraft) {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value ||= text;
  }
}
