import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { ContactDraft } from '@/components/lib/contact-draft';
import { cx } from '@/components/lib/cx';
import type { FormContent } from '@/content/pages/contact';
import { mailtoLink } from './mailto-link';
import type { SendingState } from './sending';

type ResultProps = { state: SendingState; content: FormContent; typed: ContactDraft };

/**
 * The result of sending. It is announced, and receives focus if the form is visible. After a
 * failure it offers the same text as an email. Both live regions are always rendered, because
 * screen readers announce only changes inside an existing region.
 */
export function Result({ state, content, typed }: ResultProps) {
  const note = useRef<HTMLDivElement>(null);
  const before = useRef(state);

  useEffect(() => {
    if (before.current === 'sending') note.current?.focus();
    before.current = state;
  }, [state]);

  const { error, fields } = content;
  return (
    <>
      <div role="status">
        {state === 'sending' && <p className="sr-only">{content.button.sending}</p>}
        {state === 'unanswered' && (
          <Note icon={<CircleAlert aria-hidden="true" />} color="bg-attention">
            {content.unanswered}
          </Note>
        )}
        {state === 'success' && (
          <Note
            focus={note}
            icon={<CircleCheck aria-hidden="true" />}
            color="bg-good-note text-good-text"
          >
            {content.success}
          </Note>
        )}
      </div>
      <div role="alert">
        {state === 'error' && (
          <Note
            focus={note}
            icon={<CircleAlert aria-hidden="true" />}
            color="bg-error-note text-error-text"
          >
            <span>{error.text}</span>{' '}
            <a
              href={mailtoLink(error, fields, typed)}
              className="inline-block font-semibold underline underline-offset-4"
            >
              {error.link}
            </a>
          </Note>
        )}
      </div>
    </>
  );
}

type NoteProps = {
  /** For a note that receives focus. */
  focus?: RefObject<HTMLDivElement | null>;
  icon: ReactNode;
  /** Classes of its colors. */
  color: string;
  children: ReactNode;
};

function Note({ focus, icon, color, children }: NoteProps) {
  return (
    <div
      ref={focus}
      tabIndex={-1}
      className={cx(
        'mt-6 flex gap-3 rounded-control p-4 outline-offset-2 forced-colors:border',
        color,
      )}
    >
      <span className="mt-0.5 shrink-0">{icon}</span>
      <p>{children}</p>
    </div>
  );
}
