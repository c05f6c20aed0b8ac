import ArrowRight from 'lucide-react/icons/arrow-right';
import { interpolate } from '@/components/lib/interpolate';
import { LineBar, LineEnd, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import type { DayMoment } from '@/content/scene/day';
import { productPage } from '@/content/pages/product-page';

/** The next stop of the day: a link to its product. The line leads through it into what follows. */
export function Next({ moment: { time, event, product } }: { moment: DayMoment }) {
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
              <ArrowRight
                aria-hidden="true"
                className="inline size-[0.8em] align-[-0.06em] transition-hover motion-safe:group-hover:[translate:0.5rem]"
              />
            </span>
          </RouteLink>
          <p className="mt-3 max-w-measure text-lead text-soft">{event}</p>
        </div>
      </Container>
    </div>
  );
}
