import { prerenderedAddress } from '@/components/lib/base-path';
import { cx } from '@/components/lib/cx';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { SharePage } from '@/components/blocks/share-page';
import { Table } from '@/components/blocks/table';
import { Container } from '@/components/ui/container';
import { legalPage } from '@/content/pages/legal-page';
import { brand, phoneAddress } from '@/content/site/brand';
import type { LegalDocument } from '@/content/site/types';

/**
 * The classes of a number, a tab and a title, all in one text, whose rows begin at one edge. If the
 * number had an element, screen readers would announce the heading or link twice.
 */
const numbered = cx('pl-10 -indent-10 whitespace-pre-wrap [tab-size:2.5rem]');

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
        <nav
          aria-label={legalPage.contents}
          className="self-start desktop:sticky desktop:top-[calc(theme(spacing.header-scrolled)+2rem)] print:hidden"
        >
          <ol>
            {/* With the prerendered address they also work in a new tab; the shell follows them. */}
            {sections.map(({ id, title }, index) => (
              <li key={id} className="border-b border-hairline first:border-t">
                <a
                  href={`${prerenderedAddress(`/${slug}`)}#${id}`}
                  className="flex min-h-12 items-center py-2 font-display text-label leading-snug text-soft transition-hover hover:text-strong"
                >
                  <span className={numbered}>{`${index + 1}\t${title}`}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
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
