import { numberText, unitText } from '@/components/lib/statistic';
import { LineBar, LineDrop, LineNode } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';
import type { Home } from '@/content/pages/home';
import type { DayMoment } from '@/content/school/day';
import { MomentInDay } from './now';

/** One school day, on the line that leaves the scene's foot, and the three figures. */
export const Day = ({ label, moments, caption, figures }: Home['day'] & Pick<Home, 'figures'>) => (
  <div className="bg-dark pb-10 text-on-dark on-dark desktop:pb-12">
    <h2 className="sr-only">{label}</h2>
    <DayLine moments={moments} />
    <Container>
      <dl className="mt-8 grid gap-x-grid gap-y-3 border-t border-dark-line pt-6 md:grid-cols-3">
        {figures.map((figure) => (
          <div key={figure.label} className="flex items-baseline gap-x-4 md:flex-col-reverse">
            <dt className="text-on-dark-soft max-md:order-last">{figure.label}</dt>
            <dd className="font-display text-h2">
              {numberText(figure)}
              {unitText(figure)}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-measure text-small text-on-dark-soft">{caption}</p>
    </Container>
  </div>
);

/**
 * The minutes of one school day. From 768 px the line runs across, from under the scene's foot. Each link has a
 * label, because Orca says "link" before each paragraph of one without.
 */
const DayLine = ({ moments }: { moments: readonly DayMoment[] }) => (
  <ol className="@container mx-auto -mt-4 grid max-w-page gap-x-grid gap-y-6 px-margin max-desktop:group-data-playing/scene:invisible md:mt-0 md:auto-cols-fr md:grid-flow-col">
    {moments.map(({ time, event, product, room }) => (
      <li
        key={time}
        data-place={room}
        className="group relative group-not-data-playing/scene:has-[[aria-current]]:lit max-md:pl-10 max-md:[--line-y:0.875rem] md:pt-12"
      >
        <LineBar className="-right-gutter left-0 group-first:left-[calc(theme(spacing.foot)-var(--margin))] group-last:hidden max-md:hidden" />
        {/* On a phone, from the school to the last node. */}
        <LineDrop className="-top-6 -bottom-6 group-last:bottom-auto group-last:h-10 md:hidden" />
        <LineNode className="bg-[var(--lit-color,theme(colors.strong))] transition-hover" />
        <MomentInDay
          name={time}
          to={`/products/${product.id}`}
          data-place={room}
          aria-label={`${time} ${event} ${product.name}`}
          className="block rounded-link aria-[current=time]:lit"
        >
          <p className="font-display text-h4">{time}</p>
          <p className="mt-1 text-small">{event}</p>
          <p className="mt-1 text-small text-[color:var(--lit-color,theme(colors.on-dark-soft))] underline decoration-[var(--lit-line,theme(colors.on-dark-faint))] underline-offset-4 transition-hover">
            {product.name}
          </p>
        </MomentInDay>
      </li>
    ))}
  </ol>
);
