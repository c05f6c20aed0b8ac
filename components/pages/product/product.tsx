import { cx } from '@/components/lib/cx';
import { KeyPlan } from '@/components/pages/product/key-plan/key-plan';
import { HungCards } from '@/components/sections/hung-cards';
import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import type { Summaries } from './connections';
import { Glance } from './glance';
import { Next } from './next';
import { Related } from './related';
import { Story } from './story';

type ProductPageProps = {
  product: Product;
  /** Of the products that this one connects to or works well with. */
  summaries: Summaries;
};

/**
 * A product's page. Inverted pages begin dark and tell the story before the features, which then hang
 * in the dark below the key plan.
 */
export function ProductPage({ product, summaries }: ProductPageProps) {
  const { inverted, keyPlan, summary } = product;
  const features = (
    <section
      className={cx('py-section', inverted ? 'on-dark bg-dark text-on-dark' : 'bg-ground-alt')}
    >
      <HungCards items={product.features} heading="h2" />
    </section>
  );
  return (
    <>
      <Hero {...product} />
      {!inverted && features}
      {!inverted && <KeyPlan {...keyPlan} product={summary.id} />}
      <Glance {...product} summaries={summaries} />
      <Story {...product} />
      {inverted && <KeyPlan {...keyPlan} product={summary.id} />}
      {inverted && features}
      <Related name={summary.name} products={product.related} summaries={summaries} />
      <Next product={product} />
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
