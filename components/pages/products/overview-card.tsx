import { CardLink, ProductCard } from '@/components/sections/product-card';
import type { ProductsOverview } from '@/content/pages/products-overview';
import type { ProductSummary } from '@/content/site/types';
import { LearnMore } from './learn-more';

type OverviewCardProps = {
  module: ProductSummary;
  link: Pick<ProductsOverview, 'learnMore' | 'about'>;
};

/** A module on the overview: the card leads to the product, Learn More to the solutions. */
export function OverviewCard({ module, link }: OverviewCardProps) {
  const { id, name, category, subtitle, picture } = module;
  return (
    <ProductCard picture={picture} tight>
      <h2 className="text-h4">
        <CardLink to={`/products/${id}`}>{name}</CardLink>
      </h2>
      <p className="order-first text-small text-quiet">{category}</p>
      <p className="mt-2 mb-6 text-card text-soft">{subtitle}</p>
      <LearnMore {...link} name={name} />
    </ProductCard>
  );
}
