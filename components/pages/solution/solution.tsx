import { WatchDemo } from '@/components/features/walkthrough/watch-demo';
import { CallToAction } from '@/components/sections/call-to-action';
import { LinkedStyles } from '@/components/sections/linked-styles';
import { QuoteLine } from '@/components/sections/quote-section';
import { SplitHero } from '@/components/sections/split-hero';
import { StatCounters } from '@/components/pages/solution/stat-counters';
import { ButtonLink } from '@/components/ui/button';
import { solutionPage as labels } from '@/content/pages/solution-page';
import type { Solution } from '@/content/site/types';
import { Challenge } from './challenge';
import { Changes } from './changes';
import { Focus } from './focus';
import { Rollout } from './rollout';

/** One kind of school: challenge, solution, results. */
export function SolutionPage({ solution }: { solution: Solution }) {
  const { slug, name, hero, school, challenge, solution: answer, results, callToAction } = solution;
  const { back, demo, watch } = labels;
  return (
    <>
      <SplitHero back={back} title={name} lead={hero.lead} picture={hero.picture}>
        <ButtonLink to="/contact">{demo.label}</ButtonLink>
        <WatchDemo label={watch} school={school} />
      </SplitHero>
      <LinkedStyles />
      <Challenge slug={slug} label={labels.challenge} {...challenge} />
      <Changes label={labels.solution} {...answer} />
      <Focus slug={slug} {...solution.focus} />
      <Rollout {...solution} />
      <StatCounters headline={labels.results} items={results} note={labels.resultsNote} />
      <QuoteLine />
      <CallToAction headline={callToAction} label={demo.label} isShortOnPhone />
    </>
  );
}
