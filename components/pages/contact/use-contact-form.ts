import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import { emptyDraft, keepDraft, readDraft } from '@/components/lib/contact-draft';
import type { Message } from './message';
import { sending as theMessage } from './sending';

type FieldName = keyof Message;
const fieldNames = Object.keys(emptyDraft) as FieldName[];

/**
 * The contact form's behavior (SPEC sections 4 and 5). The browser checks the fields; after its
 * first refusal the wrong ones are named under each field too, and follow what is typed. What is
 * typed is kept for the visit, so that a change of page and Back lose nothing.
 */
export function useContactForm(sending = theMessage) {
  const form = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(sending.subscribe, sending.state, () => 'idle' as const);
  const [typed, setTyped] = useState<Message>(emptyDraft);
  const [invalid, setInvalid] = useState<ReadonlySet<FieldName>>();

  const keep = useCallback(() => {
    const values = readFields(form.current);
    setTyped(values);
    keepDraft(values);
  }, []);

  // What was typed before script ran wins over the draft.
  useLayoutEffect(() => {
    const draft = readDraft();
    for (const name of fieldNames) {
      const field = fieldOf(form.current, name);
      if (field && !field.value) field.value = draft[name];
    }
    setTyped(readFields(form.current));
    return sending.forget;
  }, [sending]);

  useEffect(() => {
    if (state === 'success') form.current?.reset();
  }, [state]);

  const check = () => setInvalid(invalidFields(form.current));

  return {
    state,
    typed,
    isInvalid: (name: FieldName) => invalid?.has(name) ?? false,
    formProps: {
      ref: form,
      onInput: () => {
        keep();
        if (invalid) check();
        // A new message begins: the thanks was for the last one.
        if (state === 'success') sending.forget();
      },
      onInvalidCapture: check,
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        setInvalid(undefined);
        keep();
        sending.submit(trimmed(readFields(form.current)));
      },
    },
  };
}

function fieldOf(form: HTMLFormElement | null, name: FieldName) {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    ? field
    : undefined;
}

const mapFields = (valueOf: (name: FieldName) => string): Message => ({
  name: valueOf('name'),
  email: valueOf('email'),
  institution: valueOf('institution'),
  message: valueOf('message'),
});
const readFields = (form: HTMLFormElement | null) =>
  mapFields((name) => fieldOf(form, name)?.value ?? '');
const trimmed = (message: Message) => mapFields((name) => message[name].trim());
const invalidFields = (form: HTMLFormElement | null) =>
  new Set(fieldNames.filter((name) => fieldOf(form, name)?.validity.valid === false));
