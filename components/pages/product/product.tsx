import { KeyPlan } from '@/components/pages/product/key-plan/key-plan';
import { HungCards } from '@/components/sections/hung-cards';
import { LinkedStyles } from '@/components/sections/linked-styles';
import type { Product } from '@/content/site/types';
import { Failures } from './failures';
import { Glance } from './glance';
import { Hero } from './hero';
import { Others, type Summaries } from './others';
import { Questions } from './questions';
import { WrittenSheet } from './sheet/written-sheet';
import { Story } from './story';
import { TipCopies } from './tip-copies';

type ProductPageProps = {
  product: Product;
  /** The summaries of the products that this one works well with. */
  summaries: Summaries;
};

/** Inverted pages have a dark hero, with the image on the left, and a dark story. */
export function ProductPage({ product, summaries }: ProductPageProps) {
  const { copies, features, inverted, keyPlan, summary } = product;
  return (
    <>
      <Hero {...product} />
      <LinkedStyles />
      <section className="overflow-clip bg-ground-alt pt-4 pb-6 md:pt-6 md:pb-11">
        <HungCards items={features} heading="h2" leadsTo={inverted ? 'right' : 'left'} />
      </section>
      <Story {...product} />
      <KeyPlan {...keyPlan} product={summary.id} isLight={inverted} />
      <section className="overflow-x-clip pt-8 md:pt-11">
        <Glance {...product}>{copies && <TipCopies {...copies} />}</Glance>
      </section>
      <Failures {...product} />
      <section className="overflow-clip bg-ground-alt pt-8 md:pt-11">
        <div className="mx-auto max-w-page desktop:grid desktop:grid-cols-2">
          <Questions {...product.glance} />
          <WrittenSheet product={product} />
        </div>
      </section>
      <Others product={product} summaries={summaries} />
    </>
  );
}
