import { Grid } from '@/components/ui/grid';
import type { Home } from '@/content/home';
import type { Statistic } from '@/content/types';

const columns = [
  'lg:col-span-2 xl:col-span-3',
  'lg:col-span-3 xl:col-span-4 min-[1240px]:col-span-3',
  'lg:col-span-3 xl:col-span-5 min-[1240px]:col-span-3',
];

/** The three marketing figures of SPEC section 1, and where the day's own figures come from. */
export function Figures({ caption, figures }: Pick<Home, 'figures'> & { caption: string }) {
  return (
    <Grid className="border-t border-dark-line pt-8 md:mt-14 md:pt-12 xl:mt-16">
      <p className="col-span-full max-w-measure pb-7 text-small text-on-dark-soft md:pb-9 min-[1240px]:col-span-3 min-[1240px]:pr-2">
        {caption}
      </p>
      <dl className="col-span-full md:max-lg:flex md:max-lg:justify-between lg:contents">
        {figures.map((figure, index) => (
          <div
            key={figure.label}
            className={`flex flex-col-reverse justify-end py-6 max-md:border-t max-md:border-dark-line md:py-0 ${columns[index]}`}
          >
            <dt className="mt-1.5 text-on-dark-soft">{figure.label}</dt>
            <dd className="font-display text-figure whitespace-nowrap">{inWords(figure)}</dd>
          </div>
        ))}
      </dl>
    </Grid>
  );
}

/** "99.9%", "<1 second": a sign follows its number directly, a word after a space. */
const inWords = ({ prefix, value, decimals = 0, unit }: Statistic) =>
  `${prefix ?? ''}${value.toFixed(decimals)}${/^\w/.test(unit) ? ' ' : ''}${unit}`;
