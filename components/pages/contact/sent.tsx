import type { RefObject } from 'react';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { FormContent } from '@/content/pages/contact';
import type { ContactDraft } from './contact-draft';
import { mailtoLink } from './mailto-link';

type SentProps = { sent: ContactDraft; content: FormContent };

/** On the door plate, like a work order: the thank-you, when we answer, and what was sent. */
export function WorkOrder({
  sent,
  content,
  title,
}: SentProps & { title: RefObject<HTMLHeadingElement | null> }) {
  const { answer, call } = content.sent;
  const rows = (['name', 'email', 'message'] as const).filter((name) => sent[name].trim());
  return (
    <div className="border-t border-dark-line pt-6 pb-4 sm:pb-6">
      <h2 ref={title} tabIndex={-1} className="scroll-mt-28 text-h4 outline-none">
        {content.success}
      </h2>
      <p className="mt-3 text-on-dark-soft">
        {answer} {call.before}{' '}
        <a href={call.href} className="whitespace-nowrap text-on-dark underline underline-offset-4">
          {call.phone}
        </a>
        {call.after}
      </p>
      <dl className="mt-6">
        {rows.map((name) => (
          <div key={name} className="border-t border-dark-line py-3">
            <dt className="text-small text-on-dark-soft">{content.fields[name].label}</dt>
            <dd translate="no" className="line-clamp-6 wrap-anywhere whitespace-pre-line">
              {sent[name].trim()}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What a visitor can do after sending. */
export function NextSteps({ sent, content, onAgain }: SentProps & { onAgain: () => void }) {
  const { forward, again, back } = content.sent;
  return (
    <ul className="mt-6 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <li>
        <a href={mailtoLink(content, sent, forward)} className={textLink()}>
          {forward.label}
        </a>
      </li>
      <li>
        <button type="button" onClick={onAgain} className={textLink()}>
          {again}
        </button>
      </li>
      <li>
        <RouteLink to={back.to} className={textLink()}>
          {back.label}
        </RouteLink>
      </li>
    </ul>
  );
}
