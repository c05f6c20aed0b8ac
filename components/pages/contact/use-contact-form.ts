import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FormEvent,
} from 'react';
import {
  addToMessage,
  emptyDraft,
  keepDraft,
  readDraft,
  type ContactDraft,
} from '@/components/lib/contact-draft';
import { messageIn } from '@/components/lib/message-link';
import { sending } from './sending';

/**
 * The contact form's behavior. Only the browser validates the fields. The draft is kept in session
 * storage, so navigation does not lose it.
 *
 * @returns `typed` is the current values; spread `formProps` on the form element
 */
export function useContactForm() {
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
    addToMessage(messageIn(location.hash));
    fillEmptyFields(element, readDraft());
    setTyped(readFields(element));
  }, [state]);

  // Back may revive this document after another one of the tab has sent the draft.
  useEffect(() => {
    const revive = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      form.current!.reset();
      fillEmptyFields(form.current!, readDraft());
      setTyped(readFields(form.current!));
    };
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, []);

  useLayoutEffect(() => sending.forget, []);

  return {
    state,
    typed,
    formProps: {
      ref: form,
      onInput: () => {
        keep();
        // The visitor has started a new message, so the thank-you message no longer applies.
        if (state === 'success') sending.forget();
      },
      onSubmit: (event: FormEvent) => {
        event.preventDefault();
        sending.submit(keep());
      },
    },
  };
}

/** Reads the values by field name; the fields are named after the draft's keys. */
const readFields = (form: HTMLFormElement) =>
  Object.fromEntries(new FormData(form)) as ContactDraft;

/** Restores the draft into empty fields. Text typed before hydration is kept. */
function fillEmptyFields(form: HTMLFormElement, draft: ContactDraft) {
  for (const [name, text] of Object.entries(draft)) {
    const field = form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement;
    field.value ||= text;
  }
}
