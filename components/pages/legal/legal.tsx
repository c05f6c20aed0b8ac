import { prerenderedAddress } from '@/components/lib/base-path';
import { Container } from '@/components/ui/container';
import { legalPage } from '@/content/pages/legal-page';
import type { LegalDocument } from '@/content/site/types';
import { Contents } from './contents';
import { LegalSection } from './legal-section';

/**
 * The privacy policy and the terms of service: numbered sections beside their contents. Print leaves
 * out the contents and has the site's name at the top.
 */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { slug, title, updated, sections } = document;
  const ids = sections.map((section, index) => ({
    id: `${slug}-${index + 1}`,
    title: section.title,
  }));
  return (
    <Container className="pt-page-top pb-section">
      <p className="mb-6 hidden print:block">{legalPage.printed}</p>
      <h1 className="-ml-hang-display-1 text-display-1-narrow">{title}</h1>
      <p className="mt-4 text-lead text-soft">{updated}</p>
      <div className="mt-head gap-x-20 wide:grid wide:grid-cols-[16rem_1fr]">
        <Contents
          label={legalPage.contents}
          sections={ids}
          address={prerenderedAddress(`/${slug}`)}
        />
        <div className="grid gap-y-14 max-wide:mt-12 print:block">
          {sections.map((section, index) => (
            <LegalSection
              key={section.title}
              {...section}
              id={`${slug}-${index + 1}`}
              number={index + 1}
            />
          ))}
        </div>
      </div>
    </Container>
  );
}
