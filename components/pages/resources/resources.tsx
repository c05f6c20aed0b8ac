import { CallToAction } from '@/components/blocks/call-to-action';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { PageHead, Section } from '@/components/blocks/section';
import { Questions } from '@/components/blocks/questions';
import { GrantCheck } from '@/components/features/grant-check/grant-check';
import { Rail } from '@/components/rail/rail';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { faq } from '@/content/pages/faq';
import { resources } from '@/content/pages/resources';
import { documentLinks } from '@/content/site/navigation';
import type { ResourceTab } from '@/content/site/resource-tabs';
import { GrantCards } from './grant-cards';
import { ResourceTabs } from './resource-tabs';

type ResourcesPageProps = {
  /** The tab that the exported page begins with. */
  tab: ResourceTab;
};

/** Grants and questions, in two tabs. */
export const ResourcesPage = ({ tab }: ResourcesPageProps) => (
  <>
    <PageHead title={resources.title} lead={resources.lead} />
    <LinkedStyles />
    <ResourceTabs
      labels={resources.tabs}
      grants={
        <>
          <GrantCards hasGuides={tab === 'grants'} />
          <GrantCheck />
        </>
      }
      faq={
        <Rail start="[--rail-start:calc(2.5rem+var(--station))]">
          <Section title={resources.faq.title} className="pt-10">
            <Questions
              layout="list"
              items={faq.map(({ question, answer }) => ({ question, answer: <p>{answer}</p> }))}
            />
            <p className="mt-6 flex flex-wrap gap-x-8 gap-y-2">
              {documentLinks.map(({ label, to }) => (
                <RouteLink key={to} to={to} className={textLink()}>
                  {label}
                </RouteLink>
              ))}
            </p>
          </Section>
        </Rail>
      }
    />
    <CallToAction
      headline={resources.callToAction.title}
      label={resources.callToAction.link.label}
    />
  </>
);
