import { cardLink } from '@/components/sections/product-card';
import { cx } from '@/components/lib/cx';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { ProductsOverview } from '@/content/products-overview';

type LearnMoreProps = Pick<ProductsOverview, 'learnMore' | 'about'> & { name: string };

/** The one action of an overview card; its full name tells the links apart. */
export function LearnMore({ learnMore, about, name }: LearnMoreProps) {
  return (
    <RouteLink
      data-card-link=""
      to={learnMore.to}
      aria-label={`${learnMore.label} ${about} ${name}`}
      className={cx(textLink(), cardLink, 'mt-auto')}
    >
      {learnMore.label}
    </RouteLink>
  );
}
