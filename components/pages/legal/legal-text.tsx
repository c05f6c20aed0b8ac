import { Fragment } from 'react';
import { brand } from '@/content/site/brand';

/** The email addresses of the placeholders in legal texts. */
const mailboxes: Record<string, string> = {
  '{privacy}': brand.mail.privacy,
  '{support}': brand.mail.support,
};

/**
 * A paragraph of a legal page. `{privacy}` and `{support}` become mail links; other braces are kept.
 * Text with line breaks is an address and keeps them.
 */
export function LegalText({ text }: { text: string }) {
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
