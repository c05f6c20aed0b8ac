import { cx } from '@/components/lib/cx';
import { interpolate } from '@/components/lib/interpolate';
import { LineNode, LineToNext } from '@/components/scene/line';
import { FoldChevron } from '@/components/ui/fold';
import type { TipCopies as Copies, TipEnding, TipStation } from '@/content/tip-copies/types';
import { tipWords as words } from '@/content/tip-copies/words';
import { answerText } from './chapter';
import { TipSteps } from './tip-steps';

/** One tip and every copy of it, folded: its stations from the phone to its deletion, and two endings. */
export const TipCopies = ({ title, open, stations, endings }: Copies) => (
  <details className="group @container border-b border-hairline max-md:-mt-3 md:mt-4 md:border-t">
    <summary className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 py-3 md:grid-cols-[auto_1fr_auto]">
      <h3 className="text-label font-semibold">{title}</h3>
      <span className={cx('text-soft max-md:row-start-2', answerText)}>{open}</span>
      <FoldChevron className="row-span-2 self-center md:row-span-1" />
    </summary>
    <TipSteps
      labels={words}
      stations={stations.map((station, index) => ({
        title: station.title,
        announcement: interpolate(words.station, {
          ...station,
          n: index + 1,
          all: stations.length,
        }),
        words: <Station {...station} />,
      }))}
    />
    <div className="mt-2 grid gap-x-gutter gap-y-5 pb-4 md:grid-cols-2 @medium:mt-6">
      {endings.map((ending) => (
        <Ending key={ending.title} {...ending} />
      ))}
    </div>
  </details>
);

/** What happens at one station, on its node. */
const Station = ({ title, text, readers, stored }: TipStation) => (
  <>
    <LineToNext className="@max-medium:group-last/station:hidden @medium:group-last/station:right-0" />
    <LineNode className="not-group-aria-[current=step]/station:bg-ground" />
    <h4 className="text-label font-semibold">
      <span className="group-aria-[current=step]/station:bg-selected forced-colors:group-aria-[current=step]/station:underline">
        {title}
      </span>
    </h4>
    <p className="mt-0.5">{text}</p>
    <dl className="mt-1 text-soft">
      {(
        [
          [words.readers, readers],
          [words.stored, stored],
        ] as const
      ).map(([label, answer]) => (
        <div key={label} className="mt-1">
          <dt className="inline font-display font-semibold text-strong">{label}: </dt>
          <dd className="inline">{answer}</dd>
        </div>
      ))}
    </dl>
  </>
);

const Ending = ({ title, tip, steps }: TipEnding) => (
  <section className="border-t border-strong pt-3 text-small leading-snug">
    <h4 className="text-h5">{title}</h4>
    <p className="mt-1">{tip}</p>
    <ol className="mt-2 grid list-decimal gap-y-1.5 pl-5 text-soft">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </section>
);
