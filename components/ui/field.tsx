import CircleAlert from 'lucide-react/icons/circle-alert';
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { cx } from '@/components/lib/cx';

type Shared = {
  id: string;
  label: string;
  /** Stands after a required field's label; the field says itself that it is required. */
  mark?: string;
  /** Stands after an optional field's label, e.g. "(optional)". */
  hint?: string;
  /** What is wrong with the field, shown under it and read with it. */
  error?: string;
};

const look =
  'mt-2 block w-full rounded-control bg-surface px-4 font-text text-body text-strong placeholder:text-quiet read-only:text-soft focus:border-strong';
const border = (error?: string) =>
  error ? 'border-2 border-error' : 'border-medium border-outline';

/** A line of text with its label above it. Takes every attribute of an input. */
export function Field({
  label,
  mark,
  hint,
  error,
  type = 'text',
  ...input
}: Shared & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <div>
      <Label id={input.id} label={label} mark={input.required ? mark : undefined} hint={hint} />
      <input
        type={type}
        {...input}
        {...described(input.id, error)}
        className={cx(look, 'h-13.5', border(error))}
      />
      <FieldError id={input.id} error={error} />
    </div>
  );
}

/** Several lines of text with their label. Takes every attribute of a textarea. */
export function TextArea({
  label,
  mark,
  hint,
  error,
  ...area
}: Shared & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <div>
      <Label id={area.id} label={label} mark={area.required ? mark : undefined} hint={hint} />
      <textarea
        {...area}
        {...described(area.id, error)}
        className={cx(look, 'min-h-46.5 resize-y py-3.5', border(error))}
      />
      <FieldError id={area.id} error={error} />
    </div>
  );
}

const errorId = (id: string) => `${id}-error`;
const described = (id: string, error?: string) =>
  error ? { 'aria-invalid': true, 'aria-describedby': errorId(id) } : {};

function Label({ id, label, mark, hint }: Pick<Shared, 'id' | 'label' | 'mark' | 'hint'>) {
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

function FieldError({ id, error }: { id: string; error?: string }) {
  return (
    error && (
      <p id={errorId(id)} className="mt-2 flex items-center gap-2 text-small text-error">
        <CircleAlert aria-hidden="true" size={18} strokeWidth={2} className="shrink-0" />
        {error}
      </p>
    )
  );
}
