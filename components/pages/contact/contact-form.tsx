'use client';

import { Field, TextArea } from '@/components/ui/field';
import type { contact } from '@/content/contact';
import { fieldLimits, type Message } from './message';
import { Result } from './result';
import { SubmitButton } from './submit-button';
import { useContactForm } from './use-contact-form';

export type FormContent = (typeof contact)['form'];

/** The contact form (SPEC sections 3, 4, 5 and 8). */
export function ContactForm({ content }: { content: FormContent }) {
  const { state, typed, isInvalid, formProps } = useContactForm();
  const { legend, fields } = content;

  const field = (name: keyof Message) => ({
    id: `contact-${name}`,
    name,
    maxLength: fieldLimits[name],
    readOnly: state === 'sending',
  });
  const required = (name: Exclude<keyof Message, 'message'>) => ({
    ...field(name),
    label: fields[name].label,
    required: true,
    mark: legend.mark,
    error: isInvalid(name) ? fields[name].error : undefined,
  });

  return (
    <div className="rounded-panel bg-surface p-5 shadow-raised contrast-more:border sm:p-8 desktop:p-12 forced-colors:border">
      <p className="hidden text-lead noscript:block">{content.noJs}</p>
      <form {...formProps} method="post" aria-label={content.label} className="noscript:hidden">
        <div className="grid gap-6">
          <p className="text-small text-soft">
            {legend.before} <span className="text-error">{legend.mark}</span> {legend.after}
          </p>
          {/* Spaces alone are no name; the pattern lets the browser say so. */}
          <Field {...required('name')} pattern=".*\S.*" autoComplete="name" />
          <Field
            {...required('email')}
            type="email"
            autoComplete="email"
            placeholder={fields.email.placeholder}
          />
          <Field
            {...required('institution')}
            pattern=".*\S.*"
            autoComplete="organization"
            placeholder={fields.institution.placeholder}
          />
          <TextArea
            {...field('message')}
            label={fields.message.label}
            hint={content.optional}
            placeholder={fields.message.placeholder}
          />
          <SubmitButton state={state} labels={content.button} />
        </div>
        <Result state={state} content={content} typed={typed} />
      </form>
    </div>
  );
}
