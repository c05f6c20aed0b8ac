import { CallToAction } from '@/components/sections/call-to-action';
import { Compare } from '@/components/sections/compare';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { QuoteLine } from '@/components/sections/quote-section';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Container } from '@/components/ui/container';
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
      <Container className="pt-page-top">
        <TitleAndLead level={1} title={content.title} lead={content.lead} />
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
              className="max-desktop:pt-0 desktop:bg-ground-alt"
            />
          </>
        }
      />
      <CallToAction
        headline={callToAction.title}
        action={callToAction.link}
        subject={subjects.resources}
      />
    </>
  );
}
