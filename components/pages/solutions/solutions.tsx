import { FlowDiagram } from '@/components/pages/solutions/flow-diagram/flow-diagram';
import { Compare } from '@/components/sections/compare';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Container, Section } from '@/components/ui/container';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import { Failures } from './failures';
import { Triptych } from './triptych';
import { WalkthroughPoster } from './walkthrough-poster';

const { title, lead, flow, blocksTitle, walkthrough } = solutionsOverview;

/** The solutions overview: the flow diagram, three kinds of school and the walkthrough. */
export function SolutionsPage() {
  return (
    <>
      <section className="overflow-x-clip bg-dark pt-page-top pb-section text-on-dark on-dark">
        <Container>
          <TitleAndLead level={1} title={title} lead={lead} />
          <div className="mt-section">
            <FlowDiagram {...flow} />
          </div>
        </Container>
      </section>
      <LinkedStyles />
      <Triptych title={blocksTitle} />
      <Section>
        <h2 className="-ml-hang-h2 text-h2">{walkthrough.headline}</h2>
        <p className="mt-5 max-w-measure text-lead text-balance text-soft">{walkthrough.lead}</p>
        <div className="mt-head">
          <WalkthroughPoster {...walkthrough} />
        </div>
      </Section>
      <Failures />
      <Compare isLast />
    </>
  );
}
