import {
  useState,
  type FormEvent,
  type InputHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from '@/components/lib/cx';

type Shared = {
  id: string;
  label: string;
  /** Shown after a required field's label; the field itself tells assistive technology. */
  mark?: string;
  /** Shown after an optional field's label, e.g. "(optional)". */
  hint?: string;
};

const style =
  'mt-2 block w-full rounded-control bg-surface px-4 font-text text-body placeholder:text-quiet read-only:text-soft';
const accepted = 'border-medium border-outline focus:border-strong';
const refused = 'border-2 border-error';

/**
 * A line of text with its label above it; takes every attribute of an input. The browser checks it;
 * a field that it refused is outlined in red until it is corrected, and the browser's own message
 * stands below it.
 */
export function Field({
  label,
  mark,
  hint,
  type = 'text',
  ...input
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  const [refusal, setRefusal] = useState('');
  const check = (event: FormEvent<HTMLInputElement>) =>
    setRefusal(event.currentTarget.validationMessage);
  const messageId = `${input.id}-refusal`;
  return (
    <div>
      <Label id={input.id} label={label} mark={input.required ? mark : undefined} hint={hint} />
      <input
        type={type}
        {...input}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? messageId : undefined}
        onInvalid={check}
        onInput={refusal ? check : undefined}
        className={cx(style, refusal ? refused : accepted, 'h-13.5')}
      />
      {refusal && (
        <p id={messageId} className="mt-2 flex items-start gap-2 text-small text-error">
          <CircleAlert aria-hidden="true" size={18} className="mt-0.5 shrink-0" />
          <span>{refusal}</span>
        </p>
      )}
    </div>
  );
}

/** Several lines of text with their label; takes every attribute of a textarea. */
export function TextArea({
  label,
  hint,
  ...area
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <div>
      <Label id={area.id} label={label} hint={hint} />
      <textarea {...area} className={cx(style, accepted, 'min-h-48 resize-y py-4')} />
    </div>
  );
}

function Label({ id, label, mark, hint }: Shared) {
  return (
    <label htmlFor={id} className="block text-label font-semibold">
      {label}
      {mark && (
        <span aria-hidden="true" className="text-error">
          {' '}
          {mark}
        </span>
      )}
      {hint && <span className="font-text text-small font-normal text-soft"> {hint}</span>}
    </label>
  );
}
