import { Counter } from '@/components/motion/counter';
import { Section } from '@/components/ui/container';
import { apart } from '@/components/lib/statistic';
import type { Statistic } from '@/content/site/types';
import { station, StationLine, stations } from './stations';

type StatCountersProps = {
  headline: string;
  items: readonly Statistic[];
  /** Whose figures they are, before them. */
  note: string;
};

/** Figures that count up, as small as a heading, because nobody else has checked them. */
export function StatCounters({ headline, items, note }: StatCountersProps) {
  return (
    <Section className="overflow-x-clip bg-dark text-on-dark on-dark">
      <h2 className="-ml-hang-h2 text-h2">{headline}</h2>
      <p className="mt-4 max-w-measure text-on-dark-soft">{note}</p>
      <dl className={`${stations} md:grid-cols-2 desktop:grid-cols-4`}>
        {items.map((item) => (
          <Figure key={item.label} {...item} />
        ))}
      </dl>
    </Section>
  );
}

function Figure({ prefix, value, decimals, unit, label }: Statistic) {
  return (
    <div className={`${station} flex flex-col-reverse justify-end`}>
      <dt className="mt-1 text-on-dark-soft">{label}</dt>
      <dd className="font-display text-h3">
        <span className="whitespace-nowrap">
          <Counter prefix={prefix} value={value} decimals={decimals} />
          <span className="ml-0.5">{apart(unit)}</span>
        </span>
        <StationLine />
      </dd>
    </div>
  );
}
