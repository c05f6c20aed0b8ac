import ArrowRight from 'lucide-react/icons/arrow-right';
import { interpolate } from '@/components/lib/interpolate';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import type { DayMoment } from '@/content/scene/day';
import { productPage } from '@/content/pages/product-page';

/** From the page's left edge to the node, and from there down into the yellow band. */
const line =
  'before:absolute before:top-2.5 before:right-[calc(100%-18px)] before:h-line before:w-screen before:bg-line ' +
  'after:absolute after:inset-y-0 after:left-3.75 after:mt-3 after:w-line after:bg-line';

/** The next stop of the day: a link to its product. The line leads through it into the band. */
export function Next({ moment: { time, event, product } }: { moment: DayMoment }) {
  return (
    <div className="overflow-x-clip bg-ground-alt print:hidden">
      <Container>
        <div className={`relative pb-18 pl-14 md:pb-24 ${line}`}>
          <span
            aria-hidden="true"
            className="absolute top-0 left-1.25 z-10 size-node rounded-full border-8 border-line bg-strong"
          />
          <RouteLink
            to={`/products/${product.id}`}
            className="group inline-block rounded-link font-display text-h4 leading-6.5"
          >
            {interpolate(productPage.next, { time })}
            <span className="mt-3 -ml-hang-display-2 block text-h2 underline decoration-transparent decoration-4 underline-offset-8 transition-colors group-hover:decoration-line xs:text-display-2">
              {product.name}{' '}
              <ArrowRight
                aria-hidden="true"
                className="inline size-[0.8em] align-[-0.06em] transition-transform motion-safe:group-hover:translate-x-2"
              />
            </span>
          </RouteLink>
          <p className="mt-3 max-w-measure text-lead text-soft">{event}</p>
        </div>
      </Container>
    </div>
  );
}
