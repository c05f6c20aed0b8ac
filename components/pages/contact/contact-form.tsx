'use client';

import { useLayoutEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import {
  addToMessage,
  emptyDraft,
  keepDraft,
  readDraft,
  type ContactDraft,
} from '@/components/lib/contact-draft';
import { cx } from '@/components/lib/cx';
import { messageIn } from '@/components/lib/message-link';
import { LineBar, LineHangers } from '@/components/scene/line';
import { Field, TextArea } from '@/components/ui/field';
import type { FormContent } from '@/content/pages/contact';
import { Brought } from './brought';
import { Result, SubmitButton } from './result';
import { sending } from './sending';

/** The contact form, its button and the result of sending. Only the browser validates the fields. */
export function ContactForm({ content }: { content: FormContent }) {
  const { form, state, typed, keep } = useContactForm();
  const { legend, fields } = content;

  const field = (name: keyof ContactDraft) => ({
    ...fields[name],
    id: `contact-${name}`,
    name,
    readOnly: state === 'sending',
  });
  const required = { required: true, mark: legend.mark };

  const input = () => {
    keep();
    // The visitor has started a new message, so the thank-you message no longer applies.
    if (state === 'success') sending.forget();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sending.submit(keep());
  };

  return (
    <>
      <NamePlate name={typed.institution} placeholder={content.plate} />
      <div className="rounded-panel bg-surface p-5 shadow-raised contrast-more:border sm:p-8 desktop:p-12 forced-colors:border">
        <p className="hidden text-lead noscript:block">{content.noJs}</p>
        <form
          ref={form}
          method="post"
          aria-label={content.label}
          onInput={input}
          onSubmit={submit}
          className="noscript:hidden"
        >
          <Brought message={typed.message} labels={content.brought} />
          <div className="grid gap-6">
            <p className="text-small text-soft">
              {legend.before} <span className="text-error">{legend.mark}</span> {legend.after}
            </p>
            <Field {...field('name')} {...required} autoComplete="name" />
            <Field {...field('email')} {...required} type="email" autoComplete="email" />
            <Field {...field('institution')} {...required} autoComplete="organization" />
            <TextArea {...field('message')} hint={content.optional} />
            <SubmitButton state={state} labels={content.button} />
          </div>
          <Result state={state} content={content} typed={typed} />
        </form>
      </div>
    </>
  );
}

/**
 * A door plate over the form, lettered with the institution while it is typed. Decoration: the field
 * has the words. Its height is fixed, so that nothing moves.
 */
function NamePlate({ name, placeholder }: { name: string; placeholder: string }) {
  return (
    <div
      aria-hidden="true"
      className="relative mb-4 pt-(--drop) [--drop:2.25rem] print:hidden noscript:hidden"
    >
      <LineBar className="desktop:left-1/5" />
      <p className="relative flex h-20 items-center justify-center rounded-plate bg-dark px-8 text-center font-display text-h4 text-on-dark shadow-raised on-dark forced-colors:border">
        <LineHangers />
        <span
          key={name ? 'typed' : 'empty'}
          translate={name ? 'no' : undefined}
          className={cx('line-clamp-2 wrap-anywhere', !name && 'text-on-dark-soft')}
        >
          {name || placeholder}
        </span>
      </p>
    </div>
  );
}

/** The state of sending, what is typed, and the draft of it in session storage, which `keep` renews. */
function useContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const state = useSyncExternalStore(sending.subscribe, sending.state, () => 'idle' as const);
  const [typed, setTyped] = useState<ContactDraft>(emptyDraft);

  useLayoutEffect(() => {
    const fill = (isNew: boolean) => {
      if (isNew) form.current!.reset();
      fillEmptyFields(form.current!, readDraft());
      setTyped(readFields(form.current!));
    };
    addToMessage(messageIn(location.hash));
    fill(state === 'success');
    // Back may revive this document after another one of the tab has sent the draft.
    const revive = ({ persisted }: PageTransitionEvent) => persisted && fill(true);
    window.addEventListener('pageshow', revive);
    return () => window.removeEventListener('pageshow', revive);
  }, [state]);

  useLayoutEffect(() => sending.forget, []);

  const keep = () => {
    const fields = readFields(form.current!);
    keepDraft(fields);
    setTyped(fields);
    return fields;
  };
  return { form, state, typed, keep };
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
