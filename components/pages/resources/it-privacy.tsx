import { ShowOutages } from '@/components/features/outages/show-outages';
import { capitalized } from '@/components/lib/capitalized';
import { linkAbout } from '@/components/lib/message-link';
import { OutageBranch } from '@/components/scene/outage-branch';
import { OutageHead } from '@/components/scene/outage-parts';
import { TitledRow } from '@/components/sections/titled-row';
import { WrittenOutages } from '@/components/sections/written-outages';
import { ButtonLink } from '@/components/ui/button';
import { Section } from '@/components/ui/container';
import { Fold } from '@/components/ui/fold';
import { unbroken } from '@/components/ui/unbroken';
import { outageIds, outcomes, type OutageId, type Outcome } from '@/content/outages/types';
import { outageWords, outcomeWords } from '@/content/outages/words';
import { itPrivacy } from '@/content/pages/it-privacy';
import { itAnchor } from '@/content/site/resource-tabs';
import { ItTopics } from './it-topics';

const { title, lead, topics, ask, failing } = itPrivacy;

/** What an IT director asks: open on wide screens and in print, because it is forwarded and printed. */
export const ItPrivacy = () => (
  <div id={itAnchor} className="scroll-mt-16">
    <Section className="overflow-x-clip bg-ground-alt max-sm:py-12">
      <TitledRow title={title} lead={lead}>
        <ButtonLink to={linkAbout(title)} variant="secondary">
          {ask}
        </ButtonLink>
      </TitledRow>
      <ItTopics topics={topics} />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 border-t border-strong pt-5 md:mt-8">
        <h3 className="text-h4">{failing.title}</h3>
        <ShowOutages off={failing.off} isLarge />
      </div>
      <ul className="mt-5 grid gap-x-gutter md:grid-cols-2 md:gap-y-6 roomy:grid-cols-4">
        {outageIds.map((id) => (
          <li key={id} className="max-md:border-t max-md:border-hairline">
            <Fold title={<Head outage={id} />} heading="h4" className="text-label font-semibold">
              <OutageBranch stations={stationsOf(id)} />
            </Fold>
          </li>
        ))}
      </ul>
      <WrittenOutages />
    </Section>
  </div>
);

const Head = ({ outage }: { outage: OutageId }) => (
  <span className="flex items-center gap-4">
    <OutageHead outage={outage} className="size-8 md:size-12" />
    {outageWords[outage].row}
  </span>
);

/** What works in an outage, what does in part and what does not, as far as there is any. */
const stationsOf = (outage: OutageId) =>
  outcomes.flatMap((outcome) => {
    const text = failing.left[outage][outcome];
    return text ? { outcome, text: <Answer outcome={outcome} text={text} /> } : [];
  });

const Answer = ({ outcome, text }: { outcome: Outcome; text: string }) => (
  <>
    <span className="font-display font-semibold text-strong">
      {capitalized(outcomeWords[outcome])}:
    </span>{' '}
    {unbroken(text)}
  </>
);
