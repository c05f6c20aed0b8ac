import { CallToAction } from '@/components/sections/call-to-action';
import { HungCards } from '@/components/sections/hung-cards';
import { Container } from '@/components/ui/container';
import type { about } from '@/content/pages/about';
import { OurStory } from './our-story';
import { Values } from './values';

/** Who the company is. */
export function AboutPage({ content }: { content: typeof about }) {
  const { title, lead, story, differences, values, callToAction } = content;
  return (
    <>
      <section className="pt-page-top">
        <Container>
          <h1 className="-ml-hang-display-1 max-w-title text-display-1-wide">{title}</h1>
          <p className="mt-6 max-w-measure text-lead text-soft desktop:mt-8">{lead}</p>
        </Container>
      </section>
      <OurStory story={story} />
      <section className="on-dark bg-dark py-section text-on-dark">
        <Container className="pb-head">
          <h2 className="-ml-hang-h2 text-h2">{differences.title}</h2>
        </Container>
        <HungCards items={differences.cards} dark />
      </section>
      <Values {...values} />
      <CallToAction headline={callToAction.title} action={callToAction.link} />
    </>
  );
}
