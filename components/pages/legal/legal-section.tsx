import type { LegalSection as LegalSectionContent } from '@/content/site/types';
import { Fragment } from 'react';
import { brand } from '@/content/site/brand';

type LegalSectionProps = LegalSectionContent & { id: string; number: number };

/** A numbered section; a link to its id scrolls to it and moves focus to its heading. */
export function LegalSection({ id, number, title, paragraphs }: LegalSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="max-w-172">
      <h2 id={`${id}-title`} tabIndex={-1} className="flex text-h3">
        <span className="w-10 shrink-0 text-quiet">{number}</span>
        {title}
      </h2>
      <div className="mt-3 grid gap-y-4 md:pl-10">
        {paragraphs.map((paragraph) => (
          <LegalText key={paragraph} text={paragraph} />
        ))}
      </div>
    </section>
  );
}

/** The email addresses of the placeholders in legal texts. */
const mailboxes: Record<string, string> = {
  '{privacy}': brand.mail.privacy,
  '{support}': brand.mail.support,
};

/**
 * A paragraph of a legal page. `{privacy}` and `{support}` become mail links; other braces are kept.
 * Text with line breaks is an address and keeps them.
 */
function LegalText({ text }: { text: string }) {
  const Paragraph = text.includes('\n') ? 'address' : 'p';
  return (
    <Paragraph className="whitespace-pre-line not-italic">
      {text.split(/(\{\w+\})/).map((part, index) => (
        <Fragment key={index}>{mailboxes[part] ? <Mail to={mailboxes[part]} /> : part}</Fragment>
      ))}
    </Paragraph>
  );
}

function Mail({ to }: { to: string }) {
  return (
    <a
      href={`mailto:${to}`}
      className="wrap-anywhere underline decoration-action decoration-3 underline-offset-6 transition-hover hover:bg-attention"
    >
      {to}
    </a>
  );
}
