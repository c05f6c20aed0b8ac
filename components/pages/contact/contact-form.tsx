'use client';

import { use, useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/components/lib/cx';
import { readSchoolName } from '@/components/lib/school-name';
import { messageIn } from '@/components/lib/message-link';
import { ShownPage } from '@/components/lib/shown-page';
import { Field, TextArea } from '@/components/ui/field';
import { textLink } from '@/components/ui/text-link';
import type { FormContent } from '@/content/pages/contact';
import { AboutMessage } from './about-message';
import { addToMessage, emptyDraft, keepDraft, readDraft, type ContactDraft } from './contact-draft';
import { NamePlate } from './name-plate';
import { Result, SubmitButton, useFocusAfterSending } from './result';
import { sending, useSending, type SendingState } from './sending';
import { NextSteps, WorkOrder } from './sent';

/** The contact form, its button and the result of sending. Only the browser validates the fields. */
export function ContactForm({ content }: { content: FormContent }) {
  const now = useSending();
  // Before the form is cleared: screen readers read what happens to the field with the focus.
  const thanks = useFocusAfterSending(now.state);
  const { form, typed, keep, startAgain } = useContactForm(now.state);
  const { legend, fields } = content;
  const sent = now.state === 'success' ? now.sent : undefined;

  const field = (name: keyof ContactDraft) => ({
    ...fields[name],
    id: `contact-${name}`,
    name,
    readOnly: now.state === 'sending',
  });
  const required = { required: true, mark: legend.mark };

  const input = () => {
    keep();
    sending.forget('unknown');
  };
  /** The last of the words, which nothing the visitor types after the others changes. */
  const lastWords = content.add.words.trim().split('\n').at(-1)!;
  const addWords = () => {
    const box = form.current!.elements.namedItem('message') as HTMLTextAreaElement;
    box.value = `${box.value.trimEnd()}\n${content.add.words}`.trimStart();
    // After the first of the words, where the visitor writes on.
    const at = box.value.length - content.add.words.length + content.add.words.indexOf('\n');
    box.focus();
    box.setSelectionRange(at, at);
    input();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void sending.submit(keep());
  };

  return (
    <>
      <NamePlate name={(sent ?? typed).institution} placeholder={content.plate}>
        {sent && <WorkOrder sent={sent} content={content} title={thanks} />}
      </NamePlate>
      <div className="rounded-panel bg-surface p-5 shadow-raised contrast-more:border sm:p-8 desktop:p-12 forced-colors:border">
        <form
          ref={form}
          method="post"
          aria-label={content.label}
          onInput={input}
          onSubmit={submit}
          // If the scripts fail to load, what was typed stays.
          className="[@media(scripting:none)]:hidden"
        >
          {!sent && <AboutMessage message={typed.message} labels={content.brought} />}
          <div className={cx('mb-7.5 grid gap-6', sent && 'hidden')}>
            <p className="text-small text-soft">
              {legend.before} <span className="text-error">{legend.mark}</span> {legend.after}
            </p>
            <Field {...field('name')} {...required} autoComplete="name" />
            <Field {...field('email')} {...required} type="email" autoComplete="email" />
            <Field {...field('institution')} {...required} autoComplete="organization" />
            <div>
              <TextArea {...field('message')} hint={content.optional} />
              {now.state !== 'sending' && !typed.message.includes(lastWords) && (
                <button
                  type="button"
                  onClick={addWords}
                  className="mt-1 min-h-11 rounded-link text-left text-small underline underline-offset-4 hover:decoration-2 print:hidden"
                >
                  {content.add.label}
                </button>
              )}
            </div>
          </div>
          <SubmitButton state={now.state} labels={content.button} />
          <Result state={now.state} content={content} typed={typed} />
          {sent && <NextSteps sent={sent} content={content} onAgain={startAgain} />}
        </form>
        <NoJs content={content.noJs} />
      </div>
    </>
  );
}

/** How to write to us without the form. */
const NoJs = ({ content: { text, links } }: { content: FormContent['noJs'] }) => (
  <div className="hidden in-data-[shell=failed]:mt-8 noscript:block">
    <p className="text-lead">{text}</p>
    {links.map(({ label, href }) => (
      <a key={label} href={href} className={textLink({ className: 'mt-3 mr-6 wrap-anywhere' })}>
        {label}
      </a>
    ))}
  </div>
);

/** What is typed, and the draft of it in session storage, which `keep` renews. */
function useContactForm(state: SendingState) {
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
      if (state !== 'success')
        fillEmptyFields(form.current!, { ...emptyDraft, institution: readSchoolName() });
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
  const startAgain = () => {
    flushSync(() => sending.forget('success'));
    form.current!.querySelector('input')!.focus();
  };
  return { form, typed, keep, startAgain };
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
