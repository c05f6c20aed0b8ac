import { CallToAction } from '@/components/blocks/call-to-action';
import { IconCards } from '@/components/blocks/cards';
import { Section } from '@/components/blocks/section';
import { Story } from '@/components/blocks/split';
import { SplitHero } from '@/components/blocks/split-hero';
import { Stations, StationItem } from '@/components/blocks/stations';
import { RemoteControl } from '@/components/features/lock-panel/remote-control';
import { WatchDemo } from '@/components/features/walkthrough/watch-demo';
import { noBreak } from '@/components/lib/no-break';
import { Rail } from '@/components/rail/rail';
import { ButtonLink } from '@/components/ui/button';
import { productPage as words } from '@/content/pages/product-page';
import { invitations } from '@/content/site/demo';
import type { Product } from '@/content/site/types';
import { ProductQuestions } from './product-questions';

/** Inverted pages have a dark hero, with the image at the left, and a dark story. */
export function ProductPage({ product }: { product: Product }) {
  const { summary, lead, facts, features, story, storyImage, inverted } = product;
  return (
    <>
      <SplitHero
        variant={inverted ? 'inverted' : 'light'}
        back={words.back}
        title={summary.name}
        subtitle={summary.subtitle}
        lead={lead}
        facts={[
          [words.facts.need, facts.need],
          [facts.worry.label, facts.worry.answer],
          [words.facts.price, facts.price],
          [words.facts.starts, [words.weeks, facts.starts].join(' ')],
        ]}
        picture={product.featureImage ?? summary.picture}
      >
        <ButtonLink to="/contact">{words.demo}</ButtonLink>
        {product.alert && <WatchDemo trigger={product.alert} label={words.watch} />}
        {summary.remoteControl && <RemoteControl size="normal" label={words.tryPanel} />}
      </SplitHero>
      <Rail start="[--rail-start:2.5rem]">
        <Section ground="alt" className="py-10!">
          <IconCards variant="hung" heading="h2" items={features} />
        </Section>
        <Section ground={inverted ? 'dark' : 'light'} className="desktop:py-18!">
          <Story
            title={story.headline}
            paragraphs={story.paragraphs}
            picture={storyImage ?? summary.picture}
          />
          <Stations>
            {story.timeline.map(({ time, event }) => (
              <StationItem key={time + event}>
                <p className="font-display font-semibold">{time}</p>
                <p>{noBreak(event)}</p>
              </StationItem>
            ))}
          </Stations>
        </Section>
        <ProductQuestions product={product} />
      </Rail>
      <CallToAction headline={invitations.product} />
    </>
  );
}
