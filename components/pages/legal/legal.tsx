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
    <Container className="pt-[calc(theme(spacing.header)+2rem)] pb-section md:pt-[calc(theme(spacing.header)+4.5rem)] print:max-w-none print:p-0">
      <p className="mb-6 hidden print:block">{legalPage.printed}</p>
      <h1 className="-ml-hang-display-1 text-display-1-narrow print:text-h2">{title}</h1>
      <p className="mt-4 text-lead text-soft">{updated}</p>
      <div className="mt-10 gap-x-12 gap-y-14 wide:mt-16 wide:grid wide:grid-cols-[16rem_1fr] page:grid-cols-[20rem_1fr] page:gap-x-28 print:mt-6 print:block">
        <Contents
          label={legalPage.contents}
          sections={ids}
          address={prerenderedAddress(`/${slug}`)}
        />
        <div className="mt-12 grid gap-y-14 wide:mt-0 desktop:gap-y-16 print:mt-0 print:block">
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
