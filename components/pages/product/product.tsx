import { HungCards } from '@/components/sections/hung-cards';
import { KeyPlan } from '@/components/pages/product/key-plan/key-plan';
import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { cx } from '@/components/lib/cx';
import { day } from '@/content/scene/day';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import { Glance } from './glance';
import type { Summaries } from './connections';
import { Next } from './next';
import { nextMoment } from './next-moment';
import { Related } from './related';
import { Story } from './story';

type ProductPageProps = {
  product: Product;
  /** Of the products that this one connects to or works well with. */
  summaries: Summaries;
};

/**
 * A product's page: hero, three features, an image, at a glance, the story, what to see next.
 * Inverted pages begin dark and tell the story before the features, which then hang in the dark
 * below the key plan.
 */
export function ProductPage({ product, summaries }: ProductPageProps) {
  const { inverted } = product;
  const moment = nextMoment(product, day.moments);
  const plan = (
    <KeyPlan
      {...product.keyPlan}
      product={product.summary.id}
      linksLabel={productPage.rooms}
      scene={productPage.scene}
    />
  );
  return (
    <>
      <Hero {...product} />
      {inverted ? (
        <>
          <Glance {...product} summaries={summaries} />
          <Story {...product} />
          {plan}
          <Features {...product} />
        </>
      ) : (
        <>
          <Features {...product} />
          {plan}
          <Glance {...product} summaries={summaries} />
          <Story {...product} />
        </>
      )}
      <Related name={product.summary.name} products={product.related} summaries={summaries} />
      {moment && <Next moment={moment} />}
    </>
  );
}

function Hero({ summary, lead, pictureAlt, inverted }: Product) {
  const { back, demo } = productPage;
  const { name, subtitle, picture } = summary;
  return (
    <SplitHero
      back={back}
      title={name}
      smallTitle={name.split(' ').length > 3}
      subtitle={subtitle}
      lead={lead}
      picture={{ ...picture, alt: pictureAlt }}
      inverted={inverted}
    >
      <ButtonLink to={demo.to}>{demo.label}</ButtonLink>
    </SplitHero>
  );
}

function Features({ features, inverted }: Product) {
  return (
    <section
      className={cx('py-section', inverted ? 'on-dark bg-dark text-on-dark' : 'bg-ground-alt')}
    >
      <HungCards items={features} dark={inverted} heading="h2" />
    </section>
  );
}
