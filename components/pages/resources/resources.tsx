import { CallToAction } from '@/components/sections/call-to-action';
import { Compare } from '@/components/sections/compare';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { QuoteLine } from '@/components/sections/quote-section';
import { Container } from '@/components/ui/container';
import { Picture } from '@/components/ui/picture';
import type { ResourceTab } from '@/content/site/resource-tabs';
import { faq } from '@/content/pages/faq';
import { grantCards } from '@/content/pages/grant-cards';
import { resources } from '@/content/pages/resources';
import { FaqPanel } from './faq-panel';
import { ItPrivacy } from './it-privacy';
import { GrantCards } from './grant-cards';
import { GrantCheck } from '@/components/features/grant-check/grant-check';
import { ResourceTabs } from './resource-tabs';

type ResourcesPageProps = {
  /** The tab that the exported page begins with. */
  tab: ResourceTab;
};

/** Grants and questions, in two tabs. */
export function ResourcesPage({ tab }: ResourcesPageProps) {
  return (
    <>
      <Container className="@container relative flex items-end justify-between gap-x-gutter pt-page-top">
        <div className="mb-head">
          <h1 className="-ml-hang-display-1 text-display-1">{resources.title}</h1>
          <p className="mt-5 max-w-measure text-lead text-balance text-soft max-sm:max-w-60">
            {resources.lead}
          </p>
        </div>
        {/* It stands on the edge of the tabs' row. */}
        <div className="max-md:absolute max-md:right-margin max-md:-bottom-14.25 max-md:w-26 md:-mb-14.25 md:w-2/5 md:max-w-130 md:shrink-0 @max-answer:hidden print:hidden noscript:max-md:bottom-0 noscript:md:mb-0">
          <Picture
            picture={resources.picture}
            eager
            className="max-md:h-24 max-md:object-cover max-md:object-[44%_100%]"
          />
        </div>
      </Container>
      <LinkedStyles />
      <ResourceTabs
        labels={resources.tabs}
        grants={
          <>
            <GrantCheck />
            <GrantCards content={resources} grants={grantCards} hasGuides={tab === 'grants'} />
          </>
        }
        faq={
          <>
            <FaqPanel content={resources.faq} items={faq} />
            <ItPrivacy />
            <Compare />
            <QuoteLine
             
              className="max-desktop:pt-4 desktop:bg-ground-alt"
            />
          </>
        }
      />
      <CallToAction
        headline={resources.callToAction.title}
        label={resources.callToAction.link.label}
       
        isShortOnPhone
      />
    </>
  );
}
