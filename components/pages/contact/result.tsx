import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { Button } from '@/components/ui/button';
import type { FormContent } from '@/content/pages/contact';
import { CloseNote } from './close-note';
import { mailtoLink, type ContactDraft } from './contact-draft';
import type { SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

/** Send Message, Sending... or Message Sent!; `aria-disabled` keeps the focus, which `disabled` would drop. */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const isSending = state === 'sending';
  const isSent = state === 'success';
  return (
    <Button
      type="submit"
      variant={isSent ? 'success' : 'primary'}
      aria-disabled={isSending || isSent || undefined}
      className={cx(
        'w-full aria-disabled:pointer-events-none',
        isSending && 'bg-ground-alt text-soft',
      )}
    >
      {isSending && <LoaderCircle size={20} className="motion-safe:animate-spin" />}
      {isSent && <Check size={20} />}
      {/* In an element, because browser translation replaces bare text nodes. */}
      <span>{isSent ? labels.sent : labels[isSending ? 'sending' : 'idle']}</span>
    </Button>
  );
}

/** How a result looks, and how it is announced. */
const looks: Partial<Record<SendingState, { className: string; role?: string }>> = {
  success: { className: cx('bg-good-note text-good-text'), role: 'status' },
  unknown: { className: cx('bg-attention') },
  error: { className: cx('bg-error-note text-error-text'), role: 'alert' },
};

type ResultProps = { state: SendingState; content: FormContent; typed: ContactDraft };

/**
 * What became of the message, beside the button; it takes the focus when it comes, not on a page that
 * is opened with it. After a failure it offers the same text as an email.
 */
export function Result({ state, content, typed }: ResultProps) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(state);
  useLayoutEffect(() => {
    if (before.current === 'sending') note.current?.focus();
    before.current = state;
  }, [state]);
  const { error, unknown } = content;
  const look = looks[state];
  const Icon = state === 'success' ? Check : CircleAlert;
  return (
    <>
      {/* By aria-live alone, because Orca calls an empty status a status bar. */}
      <p aria-live="polite" className="sr-only">
        {state === 'sending' && content.button.sending}
      </p>
      {look && (
        <div
          ref={note}
          role={look.role}
          tabIndex={-1}
          className={cx(
            'mt-6 flex gap-3 rounded-control p-4 outline-offset-2 forced-colors:border',
            look.className,
          )}
        >
          <Icon className="mt-0.5 shrink-0" />
          {state === 'success' && <p>{content.success}</p>}
          {state === 'unknown' && <p>{unknown.text}</p>}
          {state === 'unknown' && <CloseNote label={unknown.close} className="-m-2" />}
          {state === 'error' && (
            <p>
              <span>{error.text}</span>{' '}
              <a
                href={mailtoLink(content, typed)}
                className="inline-block font-semibold underline underline-offset-4"
              >
                {error.link}
              </a>
            </p>
          )}
        </div>
      )}
    </>
  );
}
