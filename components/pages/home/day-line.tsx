import type { DayMoment } from '@/content/day';

/*
 * Under 768 px the line runs down at the left. From 768 px it runs across: the nodes stand under
 * the scene's foot line (x = 60.7 of 960, 6.323% of the container), the first row starts there, and
 * at two rows of four the second comes in from the page's edge. --foot is what the foot is away
 * from the list's left edge.
 */
const list =
  'relative grid mb-7 gap-y-7.5 pb-3 before:absolute before:-top-6 before:bottom-0 before:left-2.5 before:w-line before:bg-line ' +
  'md:grid-cols-4 md:gap-x-gutter md:mb-0 md:gap-y-10 md:pb-0 md:before:hidden roomy:grid-cols-8 ' +
  'md:[--foot:calc(6.323cqw-theme(spacing.margin-tablet))] desktop:[--foot:calc(6.323cqw-theme(spacing.margin-desktop))]';

const bar =
  'md:first:before:left-(--foot) md:first:before:w-screen md:nth-5:before:-left-[50vw] md:nth-5:before:w-[200vw] roomy:nth-5:before:hidden ' +
  'before:absolute before:top-2.5 before:h-line before:bg-line';

const node =
  'after:absolute after:top-0 after:left-0 after:size-node after:rounded-full after:border-8 after:border-line after:bg-strong ' +
  'md:after:left-(--foot) md:after:-translate-x-1/2';

const item = `relative grid grid-cols-[5.75rem_1fr] gap-x-3.5 pl-10.5 md:block md:pt-13 md:pl-0 ${bar} ${node}`;

/** Eight minutes of one school day, each a node of the line. */
export function DayLine({ moments }: { moments: readonly DayMoment[] }) {
  return (
    <div className="@container mx-auto -mt-4 max-w-page md:mt-0">
      <div className="px-margin-phone md:px-margin-tablet desktop:px-margin-desktop">
        <ol className={list}>
          {moments.map(({ time, event, product }) => (
            <li key={time} className={item}>
              <Clock time={time} />
              <div className="md:mt-2.5">
                <p className="text-small leading-[1.4]">{event}</p>
                <p className="mt-2 text-tiny text-on-dark-soft">{product.name}</p>
              </div>
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
    <p className="font-display text-clock whitespace-nowrap">
      {clock} <span className="text-tiny font-normal tracking-normal">{half}</span>
    </p>
  );
}
