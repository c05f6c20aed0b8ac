import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { linkAbout } from '@/components/lib/message-link';
import { KeyPlan } from '@/components/pages/product/key-plan/key-plan';
import { HungCards } from '@/components/sections/hung-cards';
import { CardLink, ProductCard, productCards } from '@/components/sections/product-card';
import { SplitHero } from '@/components/sections/split-hero';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import type { Summaries } from './connections';
import { Glance } from './glance';
import { Next } from './next';
import { Story } from './story';

type ProductPageProps = {
  product: Product;
  /** Of the products that this one connects to or works well with. */
  summaries: Summaries;
};

/** Inverted pages begin dark and tell the story before the features, which hang in the dark. */
export function ProductPage({ product, summaries }: ProductPageProps) {
  const { inverted, keyPlan, summary } = product;
  const features = (
    <section
      className={cx('py-section', inverted ? 'bg-dark text-on-dark on-dark' : 'bg-ground-alt')}
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
      <Related product={product} summaries={summaries} />
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
      <ButtonLink to={linkAbout(name)}>{demo.label}</ButtonLink>
    </SplitHero>
  );
}

/** The products that work with the one of the page, each card a link to it. */
function Related({ product: { summary, related }, summaries }: ProductPageProps) {
  return (
    <Section className="bg-ground-alt">
      <h2 className="mb-head -ml-hang-h2 text-h2">
        {interpolate(productPage.related, { name: summary.name })}
      </h2>
      <ul className={`${productCards} wide:grid-cols-3 wide:line-joints-3`}>
        {related.map(({ id, why }) => {
          const product = summaries[id];
          return (
            product && (
              <ProductCard key={id} picture={product.picture}>
                <h3 className="text-h4">
                  <CardLink to={`/products/${id}`}>{product.name}</CardLink>
                </h3>
                <p className="mt-2 text-card text-soft">{why}</p>
              </ProductCard>
            )
          );
        })}
      </ul>
    </Section>
  );
}
