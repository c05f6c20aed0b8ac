import { CardLink, ProductCard } from '@/components/sections/product-card';
import { cx } from '@/components/lib/cx';
import { Tags } from '@/components/ui/tags';
import { textLink } from '@/components/ui/text-link';
import type { Home } from '@/content/pages/home';
import { cardPath } from '@/content/site/routes';
import type { ProductSummary } from '@/content/site/types';
import { RemoteControl } from './remote-control';

type ModuleCardProps = {
  module: ProductSummary;
  labels: Omit<Home['platform'], 'title' | 'lead'>;
  /** Spans its row at two columns. */
  wide: boolean;
  /** On a phone, beside its image and without its sentence. */
  short: boolean;
};

/** A module on the home page: two pills, View More and, for Rapid Lockdown, Remote Control. */
export function ModuleCard({ module, labels, wide, short }: ModuleCardProps) {
  const { id, name, description, tags, picture, remoteControl } = module;
  return (
    <ProductCard
      picture={picture}
      spans={wide ? 'tablet' : undefined}
      phone={short ? 'beside' : 'low'}
    >
      <h3 className="text-h4">{name}</h3>
      <p className={cx('mt-2 text-card text-soft', short && 'max-xs:sr-only')}>{description}</p>
      <Tags tags={tags} className="mt-2 mb-1 max-sm:*:px-2.5 sm:mt-4 sm:mb-3" />
      <div className="mt-auto flex flex-wrap items-center gap-x-5 gap-y-3">
        {remoteControl && (
          <RemoteControl label={labels.remoteControl} failure={labels.remoteControlFailed} />
        )}
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
