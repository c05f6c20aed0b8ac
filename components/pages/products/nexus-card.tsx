import { CardLink, ProductCard } from '@/components/sections/product-card';
import { Tags } from '@/components/ui/tags';
import type { ProductsOverview } from '@/content/pages/products-overview';
import type { ProductSummary } from '@/content/site/types';
import { LearnMore } from './learn-more';

/** The first module of the overview, Nexus: its card spans the row. */
export function NexusCard({
  module,
  content,
}: {
  module: ProductSummary;
  content: ProductsOverview;
}) {
  const { summary, tags } = content.nexus;
  return (
    <ProductCard picture={module.picture} spans="always" eager>
      <h2 className="text-h2">
        <CardLink to={`/products/${module.id}`}>{module.name}</CardLink>
      </h2>
      <p className="order-first text-small text-quiet">{module.category}</p>
      <p className="mt-3 text-lead text-soft">{summary}</p>
      <Tags tags={tags} className="mt-5 mb-6" />
      <LearnMore {...content} name={module.name} />
    </ProductCard>
  );
}
