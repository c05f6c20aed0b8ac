import { RemoteControl } from '@/components/features/lock-panel/remote-control';
import { cx } from '@/components/lib/cx';
import { CardLink, ProductCard, productCards } from '@/components/sections/product-card';
import { TitleAndLead } from '@/components/sections/title-and-lead';
import { Section } from '@/components/ui/container';
import { Tags } from '@/components/ui/tags';
import { textLink } from '@/components/ui/text-link';
import type { Home } from '@/content/pages/home';
import { modules } from '@/content/site/modules';
import { cardPath } from '@/content/site/routes';
import type { ProductSummary } from '@/content/site/types';

/** The modules as cards. In two columns the first of an odd number spans its row, so that the last is not alone. */
export function Platform({ title, lead, ...labels }: Home['platform']) {
  const odd = modules.length % 2 === 1;
  return (
    <Section className="overflow-x-clip">
      <TitleAndLead level={2} title={title} lead={lead} />
      <ul
        className={cx(
          productCards,
          'sm:grid-cols-2 md:gap-y-8 desktop:grid-cols-3 desktop:line-rows-3',
          odd
            ? 'sm:max-desktop:line-rows-from-even sm:max-desktop:*:first:col-span-2'
            : 'sm:max-desktop:line-rows-from-odd',
        )}
      >
        {modules.map((module, index) => (
          <ModuleCard key={module.id} module={module} labels={labels} isLarge={index === 0} />
        ))}
      </ul>
    </Section>
  );
}

type ModuleCardProps = {
  module: ProductSummary;
  labels: Omit<Home['platform'], 'title' | 'lead'>;
  isLarge: boolean;
};

/** A module's card. On a phone, one that is not large has an object beside its words, and the subtitle for the sentence. */
function ModuleCard({ module, labels, isLarge }: ModuleCardProps) {
  const { id, name, subtitle, description, tags, object, picture, remoteControl } = module;
  return (
    <ProductCard picture={picture} isLow={isLarge} object={isLarge ? undefined : object}>
      <h3 className="text-h4">{name}</h3>
      {!isLarge && <p className="mt-1 text-small xs:hidden">{subtitle}</p>}
      <p className={cx('mt-2 text-card text-soft', !isLarge && 'max-xs:sr-only')}>{description}</p>
      <Tags tags={tags} className="mt-2 mb-1 max-sm:*:px-2.5 sm:mt-4 sm:mb-3" />
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3 desktop:min-h-11 *:[[role=alert]]:order-last">
        {remoteControl && <RemoteControl label={labels.remoteControl} />}
        <CardLink
          to={cardPath(id)}
          aria-label={`${labels.viewMore} ${labels.about} ${name}`}
          className={textLink()}
        >
          {labels.viewMore}
        </CardLink>
      </div>
    </ProductCard>
  );
}
