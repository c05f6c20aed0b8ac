import { ProductCard } from '@/components/sections/product-card';
import type { ProductsOverview } from '@/content/products-overview';
import type { ProductSummary } from '@/content/types';
import { LearnMore } from './learn-more';

type OverviewCardProps = {
  module: ProductSummary;
  link: Pick<ProductsOverview, 'learnMore' | 'about'>;
};

/** A module on the overview: category, name, subtitle, Learn More. */
export function OverviewCard({ module, link }: OverviewCardProps) {
  const { name, category, subtitle, picture } = module;
  return (
    <ProductCard picture={picture} tight>
      <h2 className="text-h4-narrow">{name}</h2>
      <p className="order-first text-small text-quiet">{category}</p>
      <p className="mt-2 mb-6 text-card text-soft">{subtitle}</p>
      <LearnMore {...link} name={name} />
    </ProductCard>
  );
}
