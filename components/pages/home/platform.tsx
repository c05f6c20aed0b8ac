import { ProductCardRow } from '@/components/sections/product-card-row';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Section } from '@/components/ui/container';
import type { Home } from '@/content/pages/home';
import type { ProductSummary } from '@/content/site/types';
import { ModuleCard } from './module-card';

type PlatformProps = Home['platform'] & { modules: readonly ProductSummary[] };

/**
 * The module cards in three, two or one columns. In one, every third card is large. With two columns and an odd number of cards, the
 * first spans its row, so that the last is not alone.
 */
export function Platform({ title, lead, modules, ...labels }: PlatformProps) {
  const odd = modules.length % 2 === 1;
  return (
    <Section>
      <TitleAndLead level={2} title={title} lead={lead} />
      <ProductCardRow layout={odd ? 'platformOdd' : 'platformEven'}>
        {modules.map((module, index) => (
          <ModuleCard
            key={module.id}
            module={module}
            labels={labels}
            wide={odd && index === 0}
            short={index % 3 > 0 && index < modules.length - 1}
          />
        ))}
      </ProductCardRow>
    </Section>
  );
}
