import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useEffect, useRef } from 'react';
import type { ContactDraft } from '@/components/lib/contact-draft';
import { cx } from '@/components/lib/cx';
import { Button } from '@/components/ui/button';
import type { FormContent } from '@/content/pages/contact';
import type { SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

/**
 * Send Message, Sending... or Message Sent! While sending it keeps the focus, which `disabled` would
 * drop. After sending it no longer submits: the form is empty, and the browser would report every
 * required field.
 */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const icon = { size: 20 };
  return (
    <Button
      type={state === 'success' ? 'button' : 'submit'}
      aria-disabled={state === 'sending' || undefined}
      variant={state === 'success' ? 'success' : 'primary'}
      className="mt-1.5 w-full aria-disabled:pointer-events-none aria-disabled:bg-ground-alt aria-disabled:text-soft"
    >
      {state === 'sending' && <LoaderCircle {...icon} className="motion-safe:animate-spin" />}
      {state === 'success' && <Check {...icon} />}
      {/* In an element, because browser translation replaces bare text nodes. */}
      <span>
        {state === 'sending' ? labels.sending : state === 'success' ? labels.sent : labels.idle}
      </span>
    </Button>
  );
}

const looks = {
  unanswered: cx('bg-attention'),
  success: cx('bg-good-note text-good-text'),
  error: cx('bg-error-note text-error-text'),
};

type ResultProps = { state: SendingState; content: FormContent; typed: ContactDraft };

/**
 * The result of sending. It receives focus if the form is visible. After a failure it offers the same
 * text as an email. Both live regions are always rendered, because screen readers announce only
 * changes inside an existing region.
 */
export function Result({ state, content, typed }: ResultProps) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (before.current === 'sending') note.current?.focus();
    before.current = state;
  }, [state]);

  const Sign = state === 'success' ? CircleCheck : CircleAlert;
  const text = state !== 'idle' && state !== 'sending' && (
    <div
      ref={note}
      tabIndex={-1}
      className={cx(
        'mt-6 flex gap-3 rounded-control p-4 outline-offset-2 forced-colors:border',
        looks[state],
      )}
    >
      <Sign className="mt-0.5 shrink-0" />
      {state === 'error' ? (
        <p>
          <span>{content.error.text}</span>{' '}
          <a
            href={mailtoLink(content, typed)}
            className="inline-block font-semibold underline underline-offset-4"
          >
            {content.error.link}
          </a>
        </p>
      ) : (
        <p>{content[state]}</p>
      )}
    </div>
  );
  return (
    <>
      <div role="status">
        {state === 'sending' && <p className="sr-only">{content.button.sending}</p>}
        {state !== 'error' && text}
      </div>
      <div role="alert">{state === 'error' && text}</div>
    </>
  );
}

/** A mailto link with the form's values: each filled field with its label, then the message. */
export function mailtoLink(
  { error: { address, subject }, fields }: Pick<FormContent, 'error' | 'fields'>,
  { message, ...line }: ContactDraft,
): string {
  const lines = (['name', 'email', 'institution'] as const)
    .filter((name) => line[name].trim())
    .map((name) => `${fields[name].label}: ${line[name].trim()}`);
  const body = [lines.join('\n'), message.trim()].filter(Boolean).join('\n\n');
  // Mail programs expect CRLF (RFC 6068).
  const encode = (text: string) => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));
  return `mailto:${address}?subject=${encode(subject)}&body=${encode(body)}`;
}
