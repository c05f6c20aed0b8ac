import { prerenderedAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { SharePage } from '@/components/blocks/share-page';
import { Table } from '@/components/blocks/table';
import { Container } from '@/components/ui/container';
import { legalPage } from '@/content/pages/legal-page';
import { brand, phoneAddress } from '@/content/site/brand';
import type { LegalDocument } from '@/content/site/types';
import { Contents, numbered } from './contents';

/**
 * A page of text: numbered sections beside their contents. Print leaves out the contents and has the site's
 * name at the top.
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
      <h1 className="-ml-hang-display-1 text-display-1">{title}</h1>
      {updated && <p className="mt-4 max-w-measure text-lead text-soft">{updated}</p>}
      <div className="mt-head gap-x-20 desktop:grid desktop:grid-cols-[16rem_1fr]">
        <Contents
          label={legalPage.contents}
          sections={sections}
          address={prerenderedAddress(`/${slug}`)}
        />
        <div className="grid min-w-0 grid-cols-1 gap-y-14 max-desktop:mt-12 print:block">
          {/* A link to a section's id scrolls to it and moves the focus to its heading. */}
          {sections.map(({ id, title, paragraphs, items, table }, index) => (
            <div key={id} id={id} className={table ? undefined : cx('max-w-172')}>
              <h2 tabIndex={-1} className={cx('text-h3', numbered)}>
                <span className="text-quiet">{index + 1}</span>
                {`\t${title}`}
              </h2>
              <div className="mt-3 grid grid-cols-1 gap-y-4 md:pl-10">
                {paragraphs.map((paragraph) => (
                  <Paragraph key={paragraph} text={paragraph} />
                ))}
                {items && (
                  <ul className="grid list-disc grid-cols-1 gap-y-2 pl-5 wrap-anywhere">
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
                {table && <Table {...table} />}
              </div>
            </div>
          ))}
          <SharePage />
        </div>
      </div>
      <LinkedStyles />
    </Container>
  );
}

/** What the placeholders in legal texts become: links with their words. */
const links: Record<string, [words: string, href: string]> = {
  '{general}': [brand.mail.general, `mailto:${brand.mail.general}`],
  '{privacy}': [brand.mail.privacy, `mailto:${brand.mail.privacy}`],
  '{support}': [brand.mail.support, `mailto:${brand.mail.support}`],
  '{phone}': [brand.phone, phoneAddress],
};

/** A paragraph whose placeholders become links. A text with line breaks is an address. */
function Paragraph({ text }: { text: string }) {
  const Element = text.includes('\n') ? 'address' : 'p';
  return (
    <Element className="whitespace-pre-line not-italic">
      {text.split(/(\{\w+\})/).map((part, index) => {
        const [words, href] = links[part] ?? [part];
        return href ? (
          <a
            key={index}
            href={href}
            className="wrap-anywhere underline decoration-action decoration-3 underline-offset-6 transition-hover hover:bg-attention"
          >
            {words}
          </a>
        ) : (
          words
        );
      })}
    </Element>
  );
}
