import { LineBar, LineDrop, LineNode } from '@/components/scene/line';
import { RouteLink } from '@/components/ui/route-link';
import type { DayMoment } from '@/content/scene/day';

/*
 * Under 768 px the line runs down at the left. From 768 px it runs across: the nodes stand under
 * the scene's foot line (x = 60.7 of 960, 6.323% of the container), the first row starts there, and
 * at two rows of four the second comes in from the page's edge.
 */
const list =
  'grid gap-x-grid gap-y-8 md:grid-cols-4 md:gap-y-10 md:[--line-x:calc(6.323cqw-var(--margin))] roomy:grid-cols-8';

/**
 * Eight minutes of one school day, each a node of the line and a link to its product. A link and its
 * room in the hero above light each other; the one nearest on the visitor's clock is lit (now.tsx). The link has a label, because Orca says "link" before each
 * paragraph of a link without one.
 */
export function DayLine({ moments }: { moments: readonly DayMoment[] }) {
  return (
    <div data-alert="day" className="@container relative isolate mx-auto -mt-4 max-w-page md:mt-0">
      <div className="absolute -top-6 bottom-0 left-margin md:hidden">
        <LineDrop className="top-0" />
      </div>
      <div className="px-margin">
        <ol className={list}>
          {moments.map(({ time, event, product, room }, index) => (
            <li key={time} className="flex md:block">
              <div
                data-place={room}
                className="relative w-11 shrink-0 in-[li:has([aria-current])]:lit md:h-13 md:w-auto"
              >
                {index === 0 && <LineBar className="left-(--line-x) max-md:hidden" />}
                {index === 4 && <LineBar className="hidden md:max-roomy:block" />}
                <LineNode className="bg-[var(--lit-color,theme(colors.strong))] transition-hover" />
              </div>
              <RouteLink
                to={`/products/${product.id}`}
                data-place={room}
                aria-label={`${time} ${event} ${product.name}`}
                className="flex grow flex-wrap gap-x-4 gap-y-2 rounded-link aria-[current=time]:lit md:block"
              >
                <Clock time={time} />
                <div className="min-w-0 flex-1 basis-32 md:mt-2">
                  <p className="text-small leading-[1.4]">{event}</p>
                  <p className="mt-2 text-tiny text-[color:var(--lit-color,theme(colors.on-dark-soft))] underline decoration-[var(--lit-line,theme(colors.on-dark-faint))] underline-offset-4 transition-hover">
                    {product.name}
                  </p>
                </div>
              </RouteLink>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** "10:41 AM", with the AM or PM set smaller so that the eight times fit in one row. */
function Clock({ time }: { time: string }) {
  const [clock, half] = time.split(' ');
  return (
    <p className="w-23 font-display text-clock whitespace-nowrap md:w-auto">
      {clock} <span className="text-tiny font-normal tracking-normal">{half}</span>
    </p>
  );
}
