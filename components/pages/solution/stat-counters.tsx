import { Counter } from '@/components/motion/counter';
import { LineDrop, LineNode } from '@/components/scene/line';
import { Section } from '@/components/ui/container';
import { apart } from '@/components/lib/statistic';
import type { Statistic } from '@/content/site/types';

type StatCountersProps = {
  headline: string;
  items: readonly Statistic[];
  /** The source of the figures, shown below them. */
  note: string;
};

/** Figures that count up, hanging from the yellow line; on a phone the line is vertical. */
export function StatCounters({ headline, items, note }: StatCountersProps) {
  return (
    <Section className="overflow-x-clip bg-dark text-on-dark on-dark">
      <h2 className="-ml-hang-h2 text-h2">{headline}</h2>
      <dl className="mt-head grid gap-x-gutter md:grid-cols-2 md:gap-y-16 desktop:grid-cols-4">
        {items.map((item) => (
          <Figure key={item.label} {...item} />
        ))}
      </dl>
      <p className="mt-head text-small text-on-dark-soft">{note}</p>
    </Section>
  );
}

function Figure({ prefix, value, decimals, unit, label }: Statistic) {
  return (
    <div className="group relative flex flex-col-reverse justify-end max-md:pb-12 max-md:pl-12 max-md:[--line-y:1.8125rem] md:pt-18">
      <dt className="mt-3 text-on-dark-soft">{label}</dt>
      <dd className="font-display">
        <span className="whitespace-nowrap">
          <span className="text-counter">
            <Counter prefix={prefix} value={value} decimals={decimals} />
          </span>
          <span className="ml-1 text-counter-unit">{apart(unit)}</span>
        </span>
        <LineDrop className="max-md:-bottom-(--line-y) max-md:group-last:hidden md:line-bar" />
        <LineNode />
      </dd>
    </div>
  );
}
