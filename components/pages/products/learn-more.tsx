import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import type { ProductsOverview } from '@/content/pages/products-overview';

type LearnMoreProps = Pick<ProductsOverview, 'learnMore' | 'about'> & { name: string };

/** A link to the solutions, above the title's link, which covers the card. */
export function LearnMore({ learnMore, about, name }: LearnMoreProps) {
  return (
    <RouteLink
      to={learnMore.to}
      aria-label={`${learnMore.label} ${about} ${name}`}
      className={textLink({ className: 'relative z-1 mt-auto' })}
    >
      {learnMore.label}
    </RouteLink>
  );
}
