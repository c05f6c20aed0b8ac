import { Fragment } from 'react';
import { prerenderedAddress } from '@/components/lib/base-path';
import { Container } from '@/components/ui/container';
import { legalPage } from '@/content/pages/legal-page';
import { brand } from '@/content/site/brand';
import type { LegalDocument } from '@/content/site/types';
import { Contents } from './contents';

/**
 * The privacy policy and the terms of service: numbered sections beside their contents. Print leaves
 * out the contents and has the site's name at the top.
 */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { slug, title, updated } = document;
  const sections = document.sections.map((section, index) => ({
    ...section,
    id: `${slug}-${index + 1}`,
  }));
  return (
    <Container className="pt-page-top pb-section">
      <p className="mb-6 hidden print:block">{legalPage.printed}</p>
      <h1 className="-ml-hang-display-1 text-display-1-narrow">{title}</h1>
      <p className="mt-4 text-lead text-soft">{updated}</p>
      <div className="mt-head gap-x-20 wide:grid wide:grid-cols-[16rem_1fr]">
        <Contents
          label={legalPage.contents}
          sections={sections}
          address={prerenderedAddress(`/${slug}`)}
        />
        <div className="grid gap-y-14 max-wide:mt-12 print:block">
          {/* A link to a section's id scrolls to it and moves the focus to its heading. */}
          {sections.map(({ id, title, paragraphs }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="max-w-172">
              <h2 id={`${id}-title`} tabIndex={-1} className="flex text-h3">
                <span className="w-10 shrink-0 text-quiet">{index + 1}</span>
                {title}
              </h2>
              <div className="mt-3 grid gap-y-4 md:pl-10">
                {paragraphs.map((paragraph) => (
                  <Paragraph key={paragraph} text={paragraph} />
                ))}
              </div>
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

/** The email addresses of the placeholders in legal texts. */
const mailboxes: Record<string, string> = {
  '{privacy}': brand.mail.privacy,
  '{support}': brand.mail.support,
};

/** Its `{privacy}` and `{support}` become mail links. Text with line breaks is an address. */
function Paragraph({ text }: { text: string }) {
  const Element = text.includes('\n') ? 'address' : 'p';
  return (
    <Element className="whitespace-pre-line not-italic">
      {text.split(/(\{\w+\})/).map((part, index) => (
        <Fragment key={index}>{mailboxes[part] ? <Mail to={mailboxes[part]} /> : part}</Fragment>
      ))}
    </Element>
  );
}

const Mail = ({ to }: { to: string }) => (
  <a
    href={`mailto:${to}`}
    className="wrap-anywhere underline decoration-action decoration-3 underline-offset-6 transition-hover hover:bg-attention"
  >
    {to}
  </a>
);
