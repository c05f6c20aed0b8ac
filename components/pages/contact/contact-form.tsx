'use client';

import { Elbow, LineNode } from '@/components/rail/rail';
import { Field, TextArea } from '@/components/ui/field';
import { textLink } from '@/components/ui/text-link';
import type { FormContent } from '@/content/pages/contact';
import type { ContactDraft } from './contact-draft';
import { Result, SubmitButton } from './result';
import { useSending } from './sending';
import { useContactForm } from './use-contact-form';

/**
 * The contact form, its button and the result of sending, or how to write to us without scripts. Only the
 * browser validates the fields.
 */
export function ContactForm({ content }: { content: FormContent }) {
  const state = useSending();
  const { form, typed, keepInput, submit } = useContactForm(state);
  const { legend, fields, noJs } = content;

  const field = (name: keyof ContactDraft) => ({
    ...fields[name],
    id: `contact-${name}`,
    name,
    readOnly: state === 'sending',
  });
  const required = { required: true, mark: legend.mark };

  return (
    <div className="relative [--to-rail:-0.75rem] desktop:[--to-rail:-1.5rem]">
      <LineNode className="z-1 [--line-x:calc(-1*var(--to-rail))] [--line-y:0px]" />
      <div className="overflow-clip rounded-panel bg-surface p-6 shadow-raised contrast-more:border desktop:p-12 forced-colors:border">
        <form
          ref={form}
          method="post"
          aria-label={content.label}
          // After sending the fields are empty, and that is no mistake.
          noValidate={state === 'success'}
          onInput={keepInput}
          onSubmit={submit}
          // If the scripts fail to load, what was typed stays.
          className="grid gap-6 [@media(scripting:none)]:hidden"
        >
          <p className="text-small text-soft">
            {legend.before} <span className="text-error">{legend.mark}</span> {legend.after}
          </p>
          <Field {...field('name')} {...required} autoComplete="name" />
          <Field {...field('email')} {...required} type="email" autoComplete="email" />
          <Field {...field('institution')} {...required} autoComplete="organization" />
          <TextArea {...field('message')} hint={content.optional} />
          <div>
            <div className="relative">
              <Elbow />
              <SubmitButton state={state} labels={content.button} />
            </div>
            <Result state={state} content={content} typed={typed} />
          </div>
        </form>
        <div className="hidden in-data-[shell=failed]:mt-8 noscript:block">
          <p className="text-lead">{noJs.text}</p>
          {noJs.links.map(({ label, href }) => (
            <a
              key={label}
              href={href}
              className={textLink({ className: 'mt-3 mr-6 wrap-anywhere' })}
            >
              {label}
            </a>
          ))}
        </div>
      </div>
    </div>
  );
}
