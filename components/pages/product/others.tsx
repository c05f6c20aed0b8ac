import ArrowRight from 'lucide-react/icons/arrow-right';
import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { minutes } from '@/components/lib/minutes';
import { noBreak } from '@/components/lib/no-break';
import { LineEnd, lineInMargin, LineNode } from '@/components/scene/line';
import { ObjectTile } from '@/components/sections/object-tile';
import { Container } from '@/components/ui/container';
import { RouteLink } from '@/components/ui/route-link';
import { textLink } from '@/components/ui/text-link';
import { productPage } from '@/content/pages/product-page';
import { day } from '@/content/scene/day';
import type { Product, ProductSummary } from '@/content/site/types';
import { Chapter } from './chapter';

/** Summaries of the products that a page names, by id. */
export type Summaries = Readonly<Record<string, ProductSummary>>;

/**
 * The next moment of the example day that belongs to another product; after the last comes the first. A product
 * without a moment counts from the time at which its story begins.
 */
export function nextMoment({ summary, story }: Pick<Product, 'summary' | 'story'>) {
  const others = day.moments.filter(({ product }) => product.id !== summary.id);
  const own = day.moments.find(({ product }) => product.id === summary.id) ?? story.timeline[0];
  return others.find(({ time }) => own && minutes(time) > minutes(own.time)) ?? others[0]!;
}

type OthersProps = { product: Product; summaries: Summaries };

/**
 * The products that work with the one of the page, and the one of the day's next moment, through which
 * the line leads into what follows.
 */
export function Others({ product, summaries }: OthersProps) {
  const { summary, related } = product;
  return (
    <div className="overflow-x-clip pt-8 print:hidden">
      <Chapter title={noBreak(interpolate(productPage.related, { name: summary.name }))}>
        <ul className="grid gap-x-gutter gap-y-4 max-sm:gap-y-3 md:mt-1 md:grid-cols-3">
          {related.map(({ id, why }) => {
            const other = summaries[id];
            return (
              other && (
                <li
                  key={id}
                  className="@container flex gap-x-4 gap-y-2.5 max-sm:border-t max-sm:border-hairline max-sm:pt-2.5 sm:gap-x-5 md:max-roomy:flex-col"
                >
                  <ObjectTile
                    name={other.object}
                    className="w-[clamp(3.5rem,50cqi-4rem,6rem)] shrink-0 self-start sm:w-32 md:max-w-full md:max-roomy:h-28 md:max-roomy:w-full max-md:@max-tiny:hidden roomy:@max-tiny:hidden"
                  />
                  <div className="min-w-0">
                    <h3 className="font-display text-label font-semibold">
                      <RouteLink to={`/products/${id}`} className={textLink()}>
                        {other.name}
                      </RouteLink>
                    </h3>
                    <p className="mt-1 text-small text-soft">{why}</p>
                  </div>
                </li>
              )
            );
          })}
        </ul>
      </Chapter>
      <Next product={product} />
    </div>
  );
}

function Next({ product: current }: { product: Product }) {
  const { time, event, product } = nextMoment(current);
  return (
    <Container>
      <div className={cx('relative pb-7 [--line-y:0.8125rem] md:pb-6', lineInMargin)}>
        <LineEnd className="top-0" />
        <LineNode />
        <p>
          <RouteLink to={`/products/${product.id}`} className="group rounded-link">
            {noBreak(interpolate(productPage.next, { time }))}:{' '}
            <span className="font-display font-semibold max-sm:inline-block max-sm:max-w-full sm:whitespace-nowrap">
              <span className="underline decoration-action decoration-3 underline-offset-6">
                {product.name}
              </span>
              {'\u00a0'}
              <ArrowRight className="inline size-[1em] align-[-0.12em] transition-hover motion-safe:group-hover:[translate:0.25rem]" />
            </span>
          </RouteLink>
          <span className="text-soft max-sm:hidden"> {noBreak(event)}</span>
        </p>
      </div>
    </Container>
  );
}
