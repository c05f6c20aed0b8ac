import { CallToAction } from '@/components/sections/call-to-action';
import { Compare } from '@/components/sections/compare';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { QuoteLine } from '@/components/sections/quote-section';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import { subjects } from '@/content/site/demo';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { resources } from '@/content/pages/resources';
import type { FaqItem, GrantCard } from '@/content/site/types';
import { FaqPanel } from './faq-panel';
import { ItPrivacy } from './it-privacy';
import { GrantCards } from './grant-cards';
import { GrantCheck } from '@/components/features/grant-check/grant-check';
import { ResourceTabs } from './resource-tabs';

type ResourcesPageProps = {
  content: typeof resources;
  grants: readonly GrantCard[];
  faq: readonly FaqItem[];
  /** The tab that the exported page begins with. */
  tab: ResourceTab;
};

/** Grants and questions, in two tabs. */
export function ResourcesPage({ content, grants, faq, tab }: ResourcesPageProps) {
  const { callToAction } = content;
  return (
    <>
      <Container className="@container relative flex items-end justify-between gap-x-gutter pt-page-top">
        <div className="mb-head">
          <h1 className="-ml-hang-display-1 text-display-1">{content.title}</h1>
          <p className="mt-5 max-w-measure text-lead text-balance text-soft max-sm:max-w-60">
            {content.lead}
          </p>
        </div>
        {/* It stands on the edge of the tabs' row. */}
        <div className="max-md:absolute max-md:right-margin max-md:-bottom-14 max-md:w-26 md:-mb-14 md:max-w-130 md:flex-1 @max-answer:hidden print:hidden noscript:max-md:bottom-0 noscript:md:mb-0">
          <Picture
            picture={content.picture}
            eager
            className="max-md:h-24 max-md:object-cover max-md:object-[44%_100%]"
          />
        </div>
      </Container>
      <LinkedStyles />
      <ResourceTabs
        labels={content.tabs}
        grants={
          <>
            <GrantCheck />
            <GrantCards content={content} grants={grants} hasGuides={tab === 'grants'} />
          </>
        }
        faq={
          <>
            <FaqPanel content={content.faq} items={faq} />
            <ItPrivacy />
            <Compare />
            <QuoteLine
              subject={subjects.resources}
              className="max-desktop:pt-4 desktop:bg-ground-alt"
            />
          </>
        }
      />
      <CallToAction
        headline={callToAction.title}
        label={callToAction.link.label}
        subject={subjects.resources}
        isShortOnPhone
      />
    </>
  );
}
