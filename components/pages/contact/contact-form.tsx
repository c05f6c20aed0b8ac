'use client';

import { cx } from '@/components/lib/cx';
import { LineToButton } from '@/components/scene/line';
import { Field, TextArea } from '@/components/ui/field';
import { textLink } from '@/components/ui/text-link';
import type { FormContent } from '@/content/pages/contact';
import { AboutMessage } from './about-message';
import type { ContactDraft } from './contact-draft';
import { NamePlate } from './name-plate';
import { Result, SubmitButton, useFocusAfterSending } from './result';
import { useSending } from './sending';
import { NextSteps, WorkOrder } from './sent';
import { useContactForm } from './use-contact-form';

/** The contact form, its button and the result of sending. Only the browser validates the fields. */
export function ContactForm({ content }: { content: FormContent }) {
  const now = useSending();
  // Before the form is cleared: screen readers read what happens to the field with the focus.
  const thanks = useFocusAfterSending(now.state);
  const { form, typed, keepInput, addWords, submit, startAgain } = useContactForm(now.state);
  const { legend, fields } = content;
  const sent = now.state === 'success' ? now.sent : undefined;

  const field = (name: keyof ContactDraft) => ({
    ...fields[name],
    id: `contact-${name}`,
    name,
    readOnly: now.state === 'sending',
  });
  const required = { required: true, mark: legend.mark };

  /** The last of the words, which nothing the visitor types after the others changes. */
  const lastWords = content.add.words.trim().split('\n').at(-1)!;

  return (
    <div className="[--pad:1.5rem] max-sm:line-small sm:[--pad:2rem] desktop:[--pad:3rem]">
      <NamePlate name={(sent ?? typed).institution} placeholder={content.plate}>
        {sent && <WorkOrder sent={sent} content={content} title={thanks} />}
      </NamePlate>
      <div className="overflow-clip rounded-panel bg-surface p-(--pad) shadow-raised contrast-more:border forced-colors:border">
        <form
          ref={form}
          method="post"
          aria-label={content.label}
          onInput={keepInput}
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
                  onClick={() => addWords(content.add.words)}
                  className="mt-1 min-h-11 rounded-link text-left text-small underline underline-offset-4 hover:decoration-2 print:hidden"
                >
                  {content.add.label}
                </button>
              )}
            </div>
          </div>
          <LineToButton>
            <SubmitButton state={now.state} labels={content.button} />
          </LineToButton>
          <Result state={now.state} content={content} typed={typed} />
          {sent && <NextSteps sent={sent} content={content} onAgain={startAgain} />}
        </form>
        <NoJs content={content.noJs} />
      </div>
    </div>
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
