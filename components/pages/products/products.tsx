import { LinkedStyles } from '@/components/sections/linked-styles';
import { CardLink, ProductCard, productCards } from '@/components/sections/product-card';
import { QuoteLine } from '@/components/sections/quote-section';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Container } from '@/components/ui/container';
import { ModuleIcon } from '@/components/ui/module-icon';
import { RouteLink } from '@/components/ui/route-link';
import { Tags } from '@/components/ui/tags';
import { textLink } from '@/components/ui/text-link';
import { productsOverview } from '@/content/pages/products-overview';
import { modules } from '@/content/site/modules';
import type { ProductSummary } from '@/content/site/types';

const { title, lead, others, nexus, learnMore, about } = productsOverview;

/** The products overview: a card for each module; the first, Nexus, spans its row. */
export function ProductsPage() {
  return (
    <>
      <section className="overflow-x-clip pt-page-top pb-section">
        <Container>
          <TitleAndLead level={1} title={title} lead={lead} />
          <ul
            className={`${productCards} sm:grid-cols-2 sm:*:first:col-span-full sm:max-roomy:line-rows-from-even md:gap-y-8 roomy:grid-cols-4 roomy:line-rows-4`}
          >
            {modules.map((module, index) => (
              <ModuleCard key={module.id} module={module} isFirst={index === 0} />
            ))}
          </ul>
          <p className="mt-8 flex flex-wrap items-baseline gap-x-6 gap-y-1">
            <span className="text-soft">{others.text}</span>
            {others.links.map(({ label, to }) => (
              <RouteLink key={to} to={to} className={textLink()}>
                {label}
              </RouteLink>
            ))}
          </p>
        </Container>
      </section>
      <LinkedStyles />
      <QuoteLine className="bg-ground-alt" />
    </>
  );
}

type ModuleCardProps = { module: ProductSummary; isFirst: boolean };

/**
 * A module: the card leads to the product, Learn More to the solutions. On a phone all but the first have
 * their words beside an object, without the sentence.
 */
function ModuleCard({ module, isFirst }: ModuleCardProps) {
  const { id, name, category, subtitle, description, icon, object, picture } = module;
  return (
    <ProductCard picture={picture} isLead={isFirst} object={isFirst ? undefined : object}>
      <h2 className={isFirst ? 'text-h2' : 'text-h4'}>
        <CardLink to={`/products/${id}`}>{name}</CardLink>
      </h2>
      <p className="order-first mb-2 flex items-center gap-2 text-small text-quiet">
        <ModuleIcon name={icon} className="size-5" />
        {category}
      </p>
      {isFirst ? (
        <>
          <p className="mt-3 text-lead text-balance text-soft">{nexus.summary}</p>
          <Tags tags={nexus.tags} className="mt-5 mb-6" />
        </>
      ) : (
        <>
          <p className="mt-1 mb-3 text-card font-semibold sm:mt-2 sm:mb-0">{subtitle}</p>
          <p className="mt-2 mb-6 text-card text-soft max-sm:sr-only">{description}</p>
        </>
      )}
      <RouteLink
        to={learnMore.to}
        aria-label={`${learnMore.label} ${about} ${name}`}
        className={textLink({ className: isFirst ? 'relative z-1' : 'relative z-1 mt-auto' })}
      >
        {learnMore.label}
      </RouteLink>
    </ProductCard>
  );
}
