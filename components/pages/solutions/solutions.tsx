import { CallToAction } from '@/components/blocks/call-to-action';
import { LinkedStyles } from '@/components/blocks/linked-styles';
import { PageHead, Section } from '@/components/blocks/section';
import { Card, CardLink, Cards } from '@/components/blocks/cards';
import { FlowDiagram } from './flow-diagram';
import { Rail } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';
import { textLink } from '@/components/ui/text-link';
import { solutionsOverview } from '@/content/pages/solutions-overview';
import { invitations } from '@/content/site/demo';
import { solutions } from '@/content/solutions/all';

const { title, lead, flow, blocksTitle } = solutionsOverview;

/** The solutions overview: the flow diagram and three kinds of school. */
export const SolutionsPage = () => (
  <>
    <section className="bg-dark pb-section text-on-dark on-dark">
      <PageHead title={title} lead={lead} />
      <Container>
        <FlowDiagram {...flow} />
      </Container>
    </section>
    <LinkedStyles />
    <Rail start="[--rail-start:calc(var(--section)+var(--station))]">
      <Section title={blocksTitle}>
        <Cards row="three">
          {solutions.map(({ slug, name, block }, index) => (
            <Card key={slug} shape="stacked" picture={block.picture} bar={!index && 'plan'}>
              <h3 className="text-h4">{name}</h3>
              <p className="mt-2 mb-4 text-soft">{block.summary}</p>
              <CardLink to={`/solutions/${slug}`} className={textLink({ className: 'mt-auto' })}>
                {block.link}
              </CardLink>
            </Card>
          ))}
        </Cards>
      </Section>
    </Rail>
    <CallToAction headline={invitations.solutions} />
  </>
);
