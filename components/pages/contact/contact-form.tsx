'use client';

import type { ContactDraft } from '@/components/lib/contact-draft';
import { Field, TextArea } from '@/components/ui/field';
import type { FormContent } from '@/content/pages/contact';
import { NamePlate } from './name-plate';
import { Result } from './result';
import { SubmitButton } from './submit-button';
import { useContactForm } from './use-contact-form';

/** The contact form, its button and the result of sending. */
export function ContactForm({ content }: { content: FormContent }) {
  const { state, typed, formProps } = useContactForm();
  const { legend, fields } = content;

  const field = (name: keyof ContactDraft) => ({
    ...fields[name],
    id: `contact-${name}`,
    name,
    readOnly: state === 'sending',
  });
  const required = { required: true, mark: legend.mark };

  return (
    <>
      <NamePlate name={typed.institution} placeholder={content.plate} />
      <div className="rounded-panel bg-surface p-5 shadow-raised contrast-more:border sm:p-8 desktop:p-12 forced-colors:border">
        <p className="hidden text-lead noscript:block">{content.noJs}</p>
        <form {...formProps} method="post" aria-label={content.label} className="noscript:hidden">
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
