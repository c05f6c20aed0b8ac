import ArrowRight from 'lucide-react/icons/arrow-right';
import { interpolate } from '@/components/lib/interpolate';
import { minutes } from '@/components/lib/minutes';
import { LineBar, LineEnd, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { productPage } from '@/content/pages/product-page';
import { day } from '@/content/scene/day';
import type { Product } from '@/content/site/types';

/**
 * The moment of the day that follows a product's own, of another product; after the last comes the
 * first. A product without a moment has the time at which its story begins.
 */
export function nextMoment({ summary, story }: Pick<Product, 'summary' | 'story'>) {
  const others = day.moments.filter(({ product }) => product.id !== summary.id);
  const own = day.moments.find(({ product }) => product.id === summary.id) ?? story.timeline[0];
  return others.find(({ time }) => own && minutes(time) > minutes(own.time)) ?? others[0]!;
}

/** A link to the product of the next moment. The line leads through it into what follows. */
export function Next({ product: current }: { product: Product }) {
  const { time, event, product } = nextMoment(current);
  return (
    <div className="overflow-x-clip bg-ground-alt print:hidden">
      <Container>
        <div className="relative pb-18 pl-12 [--line-x:var(--line-end)] md:pb-24">
          <LineBar className="right-[calc(100%-var(--line-x))]" />
          <LineEnd />
          <LineNode />
          <RouteLink
            to={`/products/${product.id}`}
            className="group inline-block rounded-link font-display text-h4"
          >
            {interpolate(productPage.next, { time })}
            <span className="mt-3 -ml-hang-display-2 block text-h2 underline decoration-transparent decoration-4 underline-offset-8 transition-hover group-hover:decoration-action xs:text-display-2">
              {product.name}{' '}
              <ArrowRight className="inline size-[0.8em] align-[-0.06em] transition-hover motion-safe:group-hover:[translate:0.5rem]" />
            </span>
          </RouteLink>
          <p className="mt-3 max-w-measure text-lead text-soft">{event}</p>
        </div>
      </Container>
    </div>
  );
}
