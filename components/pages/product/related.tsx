import { interpolate } from '@/components/lib/interpolate';
import { CardLink, ProductCard, productCards } from '@/components/sections/product-card';
import { Section } from '@/components/ui/container';
import { productPage } from '@/content/pages/product-page';
import type { Product } from '@/content/site/types';
import type { Summaries } from './connections';

type RelatedProps = { name: string; products: Product['related']; summaries: Summaries };

/** The products that work with the one of the page, each card a link to it. */
export function Related({ name, products, summaries }: RelatedProps) {
  return (
    <Section className="bg-ground-alt">
      <h2 className="mb-head -ml-hang-h2 text-h2">{interpolate(productPage.related, { name })}</h2>
      <ul className={`${productCards} wide:grid-cols-3 wide:line-joints-3`}>
        {products.map(({ id, why }) => {
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
