import { Counter } from '@/components/motion/counter';
import type { Statistic } from '@/content/site/types';

/** Figures that count up, each with its label. */
export const Figures = ({ items }: { items: readonly Statistic[] }) => (
  <dl className="grid grid-cols-2 gap-x-grid gap-y-8 desktop:grid-cols-4">
    {items.map((figure) => (
      <div key={figure.label} className="flex flex-col-reverse justify-end">
        <dt className="mt-2 text-soft in-[.on-dark]:text-on-dark-soft">{figure.label}</dt>
        <dd className="font-display text-figure whitespace-nowrap">
          <Counter figure={figure} />
        </dd>
      </div>
    ))}
  </dl>
);
