import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { Button } from '@/components/ui/button';
import type { FormContent } from '@/content/pages/contact';
import type { ContactDraft } from './contact-draft';
import { mailtoLink } from './mailto-link';
import { sending, type SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

const faces = {
  idle: { label: 'idle', Icon: undefined },
  sending: { label: 'sending', Icon: LoaderCircle },
  success: { label: 'sent', Icon: Check },
} as const;

/** Send Message, Sending... or Message Sent!; `aria-disabled` keeps the focus, which `disabled` would drop. */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const { label, Icon } = state === 'sending' || state === 'success' ? faces[state] : faces.idle;
  return (
    <Button
      type="submit"
      variant={state === 'success' ? 'success' : 'primary'}
      aria-disabled={label !== 'idle' || undefined}
      className={cx(
        'w-full aria-disabled:pointer-events-none',
        state === 'sending' && 'bg-ground-alt text-soft',
      )}
    >
      {Icon && (
        <Icon size={20} className={state === 'sending' ? 'motion-safe:animate-spin' : undefined} />
      )}
      {/* In an element, because browser translation replaces bare text nodes. */}
      <span>{labels[label]}</span>
    </Button>
  );
}

const variants = {
  success: { className: cx('bg-good-note text-good-text'), Icon: Check, role: 'status' },
  unknown: { className: cx('bg-attention'), Icon: CircleAlert, role: undefined },
  error: { className: cx('bg-error-note text-error-text'), Icon: CircleAlert, role: 'alert' },
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
  const variant = state === 'idle' || state === 'sending' ? undefined : variants[state];
  return (
    <>
      {/* By aria-live alone, because Orca calls an empty status a status bar. */}
      <p aria-live="polite" className="sr-only">
        {state === 'sending' && content.button.sending}
      </p>
      {variant && (
        <div
          ref={note}
          role={variant.role}
          tabIndex={-1}
          className={cx(
            'mt-6 flex gap-3 rounded-control p-4 outline-offset-2 forced-colors:border',
            variant.className,
          )}
        >
          <variant.Icon className="mt-0.5 shrink-0" />
          {state === 'success' && <p>{content.success}</p>}
          {state === 'error' && (
            <p>
              <span>{error.text}</span>{' '}
              <a
                href={mailtoLink(content, typed, error)}
                className="inline-block font-semibold underline underline-offset-4"
              >
                {error.link}
              </a>
            </p>
          )}
          {state === 'unknown' && (
            <>
              <p>{unknown.text}</p>
              <button
                type="button"
                aria-label={unknown.close}
                onClick={() => sending.forget('unknown')}
                className="-m-2 flex size-11 shrink-0 items-center justify-center rounded-control hover:bg-surface"
              >
                <X />
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}
