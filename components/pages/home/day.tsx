import { Container } from '@/components/ui/container';
import type { Home } from '@/content/pages/home';
import { DayLine } from './day-line';
import { apart } from '@/components/lib/statistic';
import { Grid } from '@/components/ui/grid';
import type { Statistic } from '@/content/site/types';

/** The hero's lower part: one school day on the line that leaves the scene's foot, and the three figures. */
export function Day({ label, moments, caption, figures }: Home['day'] & Pick<Home, 'figures'>) {
  return (
    <div className="on-dark bg-dark pb-18 text-on-dark md:pb-22">
      <h2 className="sr-only">{label}</h2>
      <DayLine moments={moments} />
      <Container>
        <Figures caption={caption} figures={figures} />
      </Container>
    </div>
  );
}

/**
 * The three marketing figures, and the source of the day's figures. In a row, a figure is about as
 * wide as its number, so a longer label wraps.
 */
function Figures({ caption, figures }: Pick<Home, 'figures'> & { caption: string }) {
  return (
    <Grid className="mt-head border-t border-dark-line pt-8 md:pt-12">
      <p className="col-span-full max-w-measure pb-8 text-small text-on-dark-soft roomy:col-span-3">
        {caption}
      </p>
      <dl className="col-span-full gap-x-6 md:flex md:flex-wrap md:justify-between md:gap-y-8 roomy:col-span-9 roomy:*:basis-[calc((100%-3rem)/3)]">
        {figures.map((figure) => (
          <div
            key={figure.label}
            className="flex flex-col-reverse justify-end py-6 max-md:border-t max-md:border-dark-line md:py-0"
          >
            <dt className="mt-1.5 text-on-dark-soft md:max-roomy:max-w-36">{figure.label}</dt>
            <dd className="font-display text-figure">{inWords(figure)}</dd>
          </div>
        ))}
      </dl>
    </Grid>
  );
}

const inWords = ({ prefix, value, decimals = 0, unit }: Statistic) =>
  `${prefix ?? ''}${value.toFixed(decimals)}${apart(unit)}`;
