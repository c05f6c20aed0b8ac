import { cx } from '@/components/lib/cx';
import { figureText } from '@/components/lib/statistic';
import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { Home } from '@/content/pages/home';
import type { DayMoment } from '@/content/scene/day';
import { MomentInDay } from './now';

/** One school day, on the line that leaves the scene's foot, and the three figures. */
export function Day({ label, moments, caption, figures }: Home['day'] & Pick<Home, 'figures'>) {
  return (
    <div className="bg-dark pb-18 text-on-dark on-dark md:pb-22">
      <h2 className="sr-only">{label}</h2>
      <DayLine moments={moments} />
      <Container>
        {/* On a phone each is beside its label. In a row, a figure is about as wide as its number, so a longer label wraps. */}
        <Grid className="mt-head border-t border-dark-line pt-8 md:pt-12">
          <p className="col-span-full max-w-measure pb-5 text-small text-on-dark-soft md:pb-8 roomy:col-span-3">
            {caption}
          </p>
          <dl
            className={cx(
              'col-span-full gap-x-4 max-md:grid max-md:grid-cols-[auto_1fr] md:flex md:flex-wrap md:justify-between md:gap-x-6 md:gap-y-8 roomy:col-span-9',
              // In thirds, as far as the last and widest figure leaves room for that.
              'desktop:*:basis-[calc((100%-3rem)/3-1.5rem)] desktop:*:not-last:grow desktop:max-page:*:last:basis-auto page:*:basis-[calc((100%-3rem)/3)]',
            )}
          >
            {figures.map((figure) => (
              <div
                key={figure.label}
                className="max-md:col-span-full max-md:grid max-md:grid-cols-subgrid max-md:items-baseline max-md:border-t max-md:border-dark-line max-md:py-3 md:flex md:flex-col-reverse md:justify-end"
              >
                <dt className="text-on-dark-soft max-md:order-last max-md:text-small md:mt-1.5 md:max-page:max-w-36">
                  {figure.label}
                </dt>
                <dd className="font-display text-h2 md:text-figure">{figureText(figure)}</dd>
              </div>
            ))}
          </dl>
        </Grid>
      </Container>
    </div>
  );
}

/**
 * Eight minutes of one school day. Each link has a label, because Orca says "link" before each
 * paragraph of one without. From 768 px the line runs across, from under the scene's foot; of two rows,
 * the second comes in from the page's edge and its nodes stand under those of the first.
 */
function DayLine({ moments }: { moments: readonly DayMoment[] }) {
  return (
    <div className="@container relative isolate mx-auto -mt-4 max-w-page max-desktop:group-data-playing/scene:invisible md:mt-0">
      <ol className="grid gap-x-grid gap-y-8 px-margin md:grid-cols-4 md:gap-y-10 md:*:first:[--line-x:calc(theme(spacing.foot)-var(--margin))] md:@max-day:*:nth-5:[--line-x:calc(theme(spacing.foot)-var(--margin))] @day:grid-cols-8">
        {moments.map(({ time, event, product, room }, index) => (
          <li key={time} className="flex md:flex-col">
            <div
              data-place={room}
              className="relative w-11 shrink-0 group-not-data-playing/scene:in-[li:has([aria-current])]:lit md:h-13 md:w-auto"
            >
              {index === 0 && <LineBar className="left-(--line-x) max-md:hidden" />}
              {index === 4 && <LineBar className="max-md:hidden @day:hidden" />}
              {/* On a phone, from the school to the last node. */}
              {index < moments.length - 1 && (
                <LineDrop className={cx('-bottom-11.25 md:hidden', index === 0 && '-top-6')} />
              )}
              <LineNode className="bg-[var(--lit-color,theme(colors.strong))] transition-hover" />
            </div>
            <MomentInDay
              name={time}
              to={`/products/${product.id}`}
              data-place={room}
              aria-label={`${time} ${event} ${product.name}`}
              className="flex grow flex-wrap gap-x-4 gap-y-2 rounded-link aria-[current=time]:lit md:flex-col md:flex-nowrap md:gap-y-0"
            >
              <p className="w-23 font-display text-clock whitespace-nowrap md:w-auto">
                {time.split(' ')[0]} {/* Smaller, so that the eight times fit in one row. */}
                <span className="font-text text-tiny font-normal tracking-normal">
                  {time.split(' ')[1]}
                </span>
              </p>
              <div className="flex min-w-0 flex-1 basis-32 flex-col md:mt-2 md:basis-auto">
                <p className="text-small leading-[1.4]">{event}</p>
                <p className="mt-auto pt-2 text-tiny text-[color:var(--lit-color,theme(colors.on-dark-soft))] underline decoration-[var(--lit-line,theme(colors.on-dark-faint))] underline-offset-4 transition-hover md:min-h-[calc(2lh+0.5rem)]">
                  {product.name}
                </p>
              </div>
            </MomentInDay>
          </li>
        ))}
      </ol>
    </div>
  );
}
