import { numberText, unitText } from '@/components/lib/statistic';
import { LineBar, LineDrop, LineNode } from '@/components/rail/rail';
import { Container } from '@/components/ui/container';
import { home } from '@/content/pages/home';
import { MomentLink } from './now';

const { day, figures } = home;

/**
 * The minutes of one school day, and the three figures. From 768 px the line runs across, from the end of the line
 * in the scene, which is as wide as the page with its margins. Each link has a label, because Orca says "link"
 * before each paragraph of one without.
 */
export const Day = () => (
  <div className="bg-dark pb-10 text-on-dark on-dark desktop:pb-12">
    <h2 className="sr-only">{day.label}</h2>
    <ol className="@container mx-auto -mt-4 grid max-w-page gap-x-grid gap-y-6 px-margin max-desktop:group-data-playing/scene:invisible md:mt-0 md:auto-cols-fr md:grid-flow-col">
      {day.moments.map(({ time, event, product, room }) => (
        <li
          key={time}
          data-place={room}
          className="group relative group-not-data-playing/scene:has-[[aria-current]]:lit max-md:pl-10 max-md:[--line-y:0.875rem] md:pt-12 md:first:[--line-x:calc((100cqw+2*var(--margin))*theme(scene.lineEnd)/theme(scene.width)-var(--margin))]"
        >
          <LineBar className="-right-gutter left-0 group-first:left-(--line-x) group-last:hidden max-md:hidden" />
          {/* On a phone, from the school to the last node. */}
          <LineDrop className="-top-6 -bottom-6 group-last:bottom-auto group-last:h-10 md:hidden" />
          <LineNode className="bg-[var(--lit-color,theme(colors.strong))] transition-hover" />
          <MomentLink
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
          </MomentLink>
        </li>
      ))}
    </ol>
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
      <p className="mt-6 max-w-measure text-small text-on-dark-soft">{day.caption}</p>
    </Container>
  </div>
);
