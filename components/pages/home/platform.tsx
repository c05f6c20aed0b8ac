import { Reveal } from '@/components/motion/reveal';
import { ProductCardRow } from '@/components/sections/product-card-row';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Container } from '@/components/ui/container';
import type { Home } from '@/content/home';
import type { Module } from '@/content/types';
import { ModuleCard } from './module-card';

type PlatformProps = Home['platform'] & { modules: readonly Module[] };

/** Nine module cards, three, two or one to a row. SPEC section 2, "Home page". */
export function Platform({ title, lead, modules, ...labels }: PlatformProps) {
  return (
    <section className="py-section">
      <Container>
        <Reveal className="mb-10 md:mb-14">
          <TitleAndLead level={2} title={title} lead={lead} />
        </Reveal>
        <ProductCardRow layout="platform">
          {modules.map((module, index) => (
            <ModuleCard key={module.id} module={module} labels={labels} first={index === 0} />
          ))}
        </ProductCardRow>
      </Container>
    </section>
  );
}
