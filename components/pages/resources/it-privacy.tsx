import { linkAbout } from '@/components/lib/message-link';
import { TitledRow } from '@/components/sections/titled-row';
import { WrittenOutages } from './written-outages';
import { ButtonLink } from '@/components/ui/button';
import { Container, Section } from '@/components/ui/container';
import { itPrivacy } from '@/content/pages/it-privacy';
import { itAnchor } from '@/content/site/resource-tabs';
import { ItFailing } from './it-failing';
import { ItTopics } from './it-topics';

const { title, lead, topics, ask, failing } = itPrivacy;

/** What an IT director asks: open on wide screens and in print, because it is forwarded and printed. */
export const ItPrivacy = () => (
  <div id={itAnchor} className="scroll-mt-16">
    <Section className="overflow-x-clip bg-ground-alt max-sm:pt-10 max-sm:pb-8">
      <TitledRow title={title} lead={lead}>
        <ButtonLink to={linkAbout(title)} variant="secondary">
          {ask}
        </ButtonLink>
      </TitledRow>
      <ItTopics topics={topics} />
    </Section>
    <ItFailing {...failing} />
    <Container>
      <WrittenOutages />
    </Container>
  </div>
);
