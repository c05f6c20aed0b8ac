import { CallToAction } from '@/components/sections/call-to-action';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { ResourceTab } from '@/content/site/resource-tabs';
import type { resources } from '@/content/pages/resources';
import type { FaqItem, GrantCard } from '@/content/site/types';
import { FaqPanel } from './faq-panel';
import { GrantCards } from './grant-cards';
import { GrantCheckSection } from '@/components/features/grant-check/grant-check-section';
import { ResourceTabs } from './resource-tabs';
import { NoJsGuides } from './no-js-guides';

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
      <Container className="pt-page-top pb-head">
        <Grid className="items-end gap-y-6">
          <h1 className="col-span-full -ml-hang-display-1 text-display-1 md:col-span-5 desktop:col-span-7">
            {content.title}
          </h1>
          <p className="col-span-full max-w-measure text-lead text-soft md:col-span-3 desktop:col-span-4 desktop:col-start-9">
            {content.lead}
          </p>
        </Grid>
      </Container>
      <ResourceTabs
        labels={content.tabs}
        grants={
          <>
            <GrantCards content={content} grants={grants} />
            {tab === 'grants' && <NoJsGuides grants={grants} sources={content.viewer.sources} />}
            <GrantCheckSection content={content.grantCheck} />
          </>
        }
        faq={<FaqPanel content={content.faq} items={faq} />}
      />
      <CallToAction
        headline={callToAction.title}
        action={callToAction.link}
        text={callToAction.text}
      />
    </>
  );
}
