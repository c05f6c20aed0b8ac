import { useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { cx } from '@/components/lib/cx';

const style = cx(
  'mt-2 block w-full rounded-control bg-surface px-4 font-text text-body placeholder:text-quiet read-only:text-soft',
);
const accepted = cx('border-medium border-outline focus:border-strong');
const refused = cx('border-2 border-error');

type FieldProps = ComponentProps<'input'> & {
  label: string;
  /** Shown after the label; the field itself tells assistive technology that it is required. */
  mark: string;
};

/**
 * A line of text with its label above it. The browser checks it; a field that it refused is outlined
 * in red until it is corrected, and the browser's own message stands below it. Screen readers say the
 * message as the field gets the focus; where it has the focus, each refusal announces the message anew.
 */
export function Field({ label, mark, ...input }: FieldProps) {
  const [{ message, alert }, setRefusal] = useState<{ message: string; alert?: number }>({
    message: '',
  });
  const check = (event: FormEvent<HTMLInputElement>) => {
    const { type, currentTarget: field, timeStamp } = event;
    const isRefused = type === 'invalid';
    setRefusal({
      message: field.validationMessage,
      alert: isRefused && field === document.activeElement ? timeStamp : undefined,
    });
    // The message is below the field: not in the browser's bubble over it, which also moves the focus.
    if (isRefused) event.preventDefault();
    if (isRefused && field.form?.querySelector(':invalid') === field) field.focus();
  };
  const messageId = `${input.id}-refusal`;
  return (
    <div>
      <Label htmlFor={input.id}>
        {label}
        <span aria-hidden="true" className="text-error">
          {` ${mark}`}
        </span>
      </Label>
      <input
        type="text"
        {...input}
        // Without it, screen readers call an empty required field invalid before anyone types.
        aria-invalid={message !== ''}
        aria-describedby={message ? messageId : undefined}
        onInvalid={check}
        onInput={message ? check : undefined}
        className={cx(style, message ? refused : accepted, 'h-13.5')}
      />
      {message && (
        <p
          key={alert}
          id={messageId}
          role={alert === undefined ? undefined : 'alert'}
          className="mt-2 flex items-start gap-2 text-small text-error"
        >
          <CircleAlert size={18} className="mt-0.5 shrink-0" />
          <span>{message}</span>
        </p>
      )}
    </div>
  );
}

type TextAreaProps = ComponentProps<'textarea'> & {
  label: string;
  /** Shown after the label, e.g. "(optional)". */
  hint: string;
};

/** Several lines of text with their label. */
export function TextArea({ label, hint, ...area }: TextAreaProps) {
  return (
    <div>
      <Label htmlFor={area.id}>
        {label}
        <span className="font-text text-small font-normal text-soft"> {hint}</span>
      </Label>
      <textarea
        {...area}
        className={cx(style, accepted, 'min-h-48 resize-y py-4 desktop:min-h-46')}
      />
    </div>
  );
}

const Label = (props: { htmlFor?: string; children: ReactNode }) => (
  <label className="block text-label font-semibold" {...props} />
);
