import { ProductCardRow } from '@/components/sections/product-card-row';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Container } from '@/components/ui/container';
import type { ProductsOverview } from '@/content/pages/products-overview';
import type { ProductSummary } from '@/content/site/types';
import { NexusCard } from './nexus-card';
import { OverviewCard } from './overview-card';

type ProductsPageProps = { content: ProductsOverview; modules: readonly ProductSummary[] };

/** The products overview: a card for each module; the first spans its row. */
export function ProductsPage({ content, modules }: ProductsPageProps) {
  return (
    <section className="pt-page-top pb-section">
      <Container>
        <TitleAndLead level={1} title={content.title} lead={content.lead} />
        <ProductCardRow layout="overview">
          {modules.map((module, index) =>
            index === 0 ? (
              <NexusCard key={module.id} module={module} content={content} />
            ) : (
              <OverviewCard key={module.id} module={module} link={content} />
            ),
          )}
        </ProductCardRow>
      </Container>
    </section>
  );
}
