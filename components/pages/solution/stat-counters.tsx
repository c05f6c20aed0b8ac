import { Counter } from '@/components/motion/counter';
import { Container } from '@/components/ui/container';
import { Grid } from '@/components/ui/grid';
import type { Statistic } from '@/content/site/types';

type StatCountersProps = {
  headline: string;
  items: readonly Statistic[];
  /** Says whose figures they are; shown before them. */
  note: string;
};

/** Figures that count up, in one quiet row, because nobody else has checked them. */
export function StatCounters({ headline, items, note }: StatCountersProps) {
  return (
    <section className="bg-ground-alt py-18 desktop:py-22">
      <Container>
        <Grid className="items-end gap-y-8">
          <div className="col-span-full desktop:col-span-4">
            <h2 className="text-h3-wide">{headline}</h2>
            <p className="mt-2 max-w-measure text-soft desktop:max-w-80">{note}</p>
          </div>
          <dl className="col-span-full grid grid-cols-2 gap-x-grid gap-y-6 md:grid-cols-4 desktop:col-span-8">
            {items.map((item) => (
              <Figure key={item.label} figure={item} />
            ))}
          </dl>
        </Grid>
      </Container>
    </section>
  );
}

const Figure = ({ figure }: { figure: Statistic }) => (
  <div className="flex flex-col-reverse justify-end border-t-medium border-strong pt-4">
    <dt className="mt-1 wrap-anywhere text-soft">{figure.label}</dt>
    <dd className="font-display text-h3">
      <Counter figure={figure} />
    </dd>
  </div>
);
