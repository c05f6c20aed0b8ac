import { Grid } from '@/components/ui/grid';
import type { Home } from '@/content/home';
import type { Statistic } from '@/content/types';

const columns = [
  'wide:col-span-2 desktop:col-span-3',
  'wide:col-span-3 desktop:col-span-4 roomy:col-span-3',
  'wide:col-span-3 desktop:col-span-5 roomy:col-span-3',
];

/** The three marketing figures of SPEC section 1, and where the day's own figures come from. */
export function Figures({ caption, figures }: Pick<Home, 'figures'> & { caption: string }) {
  return (
    <Grid className="border-t border-dark-line pt-8 md:mt-14 md:pt-12 desktop:mt-16">
      <p className="col-span-full max-w-measure pb-7 text-small text-on-dark-soft md:pb-9 roomy:col-span-3 roomy:pr-2">
        {caption}
      </p>
      <dl className="col-span-full md:max-wide:flex md:max-wide:justify-between wide:contents">
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
