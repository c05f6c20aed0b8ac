import { ShowOutages } from '@/components/features/outages/show-outages';
import { cx } from '@/components/lib/cx';
import { capitalized } from '@/components/lib/capitalized';
import { LineBar } from '@/components/scene/line';
import { OutageBranch } from '@/components/scene/outage-branch';
import { OutageHead } from '@/components/scene/outage-parts';
import { Section } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { unbroken } from '@/components/ui/unbroken';
import type { ItPrivacy } from '@/content/pages/it-privacy';
import { outageIds, outcomes, type OutageId, type Outcome } from '@/content/outages/types';
import { outageWords, outcomeWords } from '@/content/outages/words';

/**
 * What works in each outage, what works in part and what fails: below the outage's icon, from which the line
 * goes on as far as something is left. A phone folds the four.
 */
export const ItFailing = ({ title, left, off }: ItPrivacy['failing']) => (
  <Section className="overflow-x-clip bg-dark text-on-dark on-dark max-sm:py-8">
    <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4">
      <h3 className="text-h3 md:text-h3-wide">{title}</h3>
      <ShowOutages off={off} isLarge />
    </div>
    <ul className="mt-6 grid gap-x-gutter md:mt-10 md:grid-cols-2 md:gap-y-10 roomy:grid-cols-4 roomy:grid-rows-[repeat(4,auto)] roomy:gap-y-3">
      {outageIds.map((id) => (
        <li
          key={id}
          className={cx(
            'group/outage relative [--line-y:1.5rem] max-md:border-t max-md:border-dark-line',
            // Aligns the answers of the four by rows, where a browser lets <details> have no box.
            'roomy:row-span-4 roomy:grid roomy:grid-rows-subgrid roomy:[&_details]:contents roomy:[&_details::details-content]:contents roomy:[&_details>div]:contents',
          )}
        >
          <LineBar className="-right-gutter left-0 group-first/outage:-left-[100vw] group-last/outage:right-[100%] max-md:hidden md:max-roomy:group-odd/outage:-left-[100vw] md:max-roomy:group-nth-2/outage:-right-[100vw]" />
          <Fold title={<Head outage={id} />} heading="h4" className="text-label font-semibold">
            <OutageBranch stations={stationsOf(left[id])} />
          </Fold>
        </li>
      ))}
    </ul>
  </Section>
);

const Head = ({ outage }: { outage: OutageId }) => (
  <span className="flex items-center max-md:gap-4">
    <OutageHead outage={outage} className="relative z-1 size-8 md:size-12" />
    <span className="relative md:bg-dark md:px-4">{outageWords[outage].row}</span>
  </span>
);

const stationsOf = (left: Partial<Record<Outcome, string>>) =>
  outcomes.flatMap((outcome) => {
    const text = left[outcome];
    return text ? { outcome, text: <Answer outcome={outcome} text={text} /> } : [];
  });

const Answer = ({ outcome, text }: { outcome: Outcome; text: string }) => (
  <>
    <span className="font-display font-semibold text-on-dark">
      {capitalized(outcomeWords[outcome])}:
    </span>{' '}
    {unbroken(text)}
  </>
);
