import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import X from 'lucide-react/icons/x';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '@/components/lib/cx';
import { Button } from '@/components/ui/button';
import { buttonStyle } from '@/components/ui/button-style';
import type { FormContent } from '@/content/pages/contact';
import type { ContactDraft } from './contact-draft';
import { mailtoLink } from './mailto-link';
import { sending, type SendingState } from './sending';

type SubmitButtonProps = { state: SendingState; labels: FormContent['button'] };

/**
 * Send Message or Sending..., while it keeps the focus, which `disabled` would drop. After sending there
 * is nothing to press: Message Sent! is no button.
 */
export function SubmitButton({ state, labels }: SubmitButtonProps) {
  const icon = { size: 20 };
  if (state === 'success')
    return (
      <p className={buttonStyle({ variant: 'success', className: 'w-full active:translate-none' })}>
        <Check {...icon} />
        <span>{labels.sent}</span>
      </p>
    );
  return (
    <Button
      type="submit"
      aria-disabled={state === 'sending' || undefined}
      className="w-full aria-disabled:pointer-events-none aria-disabled:bg-ground-alt aria-disabled:text-soft"
    >
      {state === 'sending' && <LoaderCircle {...icon} className="motion-safe:animate-spin" />}
      {/* In an element, because browser translation replaces bare text nodes. */}
      <span>{state === 'sending' ? labels.sending : labels.idle}</span>
    </Button>
  );
}

/** Moves the focus to a result when it comes; not on a page that is opened with it. */
export function useFocusAfterSending(state: SendingState) {
  const result = useRef<HTMLDivElement & HTMLHeadingElement>(null);
  const before = useRef(state);

  useLayoutEffect(() => {
    if (before.current === 'sending') result.current?.focus();
    before.current = state;
  }, [state]);
  return result;
}

const variants = {
  unknown: cx('bg-attention'),
  error: cx('bg-error-note text-error-text'),
};

type ResultProps = { state: SendingState; content: FormContent; typed: ContactDraft };

/**
 * What became of a message that may not have been sent. After a failure it offers the same text as an
 * email. Sent ones are in sent.tsx.
 */
export function Result({ state, content, typed }: ResultProps) {
  const note = useFocusAfterSending(state);
  const { error, unknown } = content;
  return (
    <>
      {/* By aria-live alone, because Orca calls an empty status a status bar. */}
      <p aria-live="polite" className="sr-only">
        {state === 'sending' && content.button.sending}
      </p>
      {(state === 'error' || state === 'unknown') && (
        <div
          ref={note}
          role={state === 'error' ? 'alert' : undefined}
          tabIndex={-1}
          className={cx(
            'mt-6 flex gap-3 rounded-control p-4 outline-offset-2 forced-colors:border',
            variants[state],
          )}
        >
          <CircleAlert className="mt-0.5 shrink-0" />
          {state === 'error' ? (
            <p>
              <span>{error.text}</span>{' '}
              <a
                href={mailtoLink(content, typed, error)}
                className="inline-block font-semibold underline underline-offset-4"
              >
                {error.link}
              </a>
            </p>
          ) : (
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
